import type { MigrationTarget } from '../core/migration-target.ts';
import type { Trial } from '../core/trial.ts';

/** Ends a check of an option of the library that the tool does not have. */
export function mayLack(tool: MigrationTarget, t: Trial<MigrationTarget, never>, option: string): void {
  if (!tool.has('libraryOptions', option)) t.notApplicable(`the library has no option ${option}`);
}
