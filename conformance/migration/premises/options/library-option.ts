/** Options that a library may lack, and the runs that show them. */

import type { Trial } from '../../../core/check/trial.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { libraryDao } from '../library/library-dao.ts';
import { libraryAll, libraryDemo } from '../library/library-demo.ts';
import type { LibraryRun } from '../library/library-run.ts';

/** Ends a check of an option of the library that the tool does not have. */
export function requireLibraryOption(tool: MigrationTarget, t: Trial<MigrationTarget, never>, option: string): void {
  if (!tool.has('libraryOptions', option)) t.notApplicable(`the library has no option ${option}`);
}

/** The successful runs by the members other than `migrateBase`. */
export async function otherLibraryRuns(
  t: Trial<MigrationTarget, string>,
): Promise<readonly (readonly [string, LibraryRun])[]> {
  const runs = [
    ['migrateDAO', await t.attempt(libraryDao)],
    ['migrateDemoTest', await t.attempt(libraryDemo)],
    ['migrate', await t.attempt(libraryAll)],
  ] as const;
  return runs.flatMap(([member, scene]) => (scene ? [[member, scene] as const] : []));
}
