import type { Trial } from '../../../core/check/trial.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** Ends the check where the tool lacks one of these keys of the parameters. */
export function requireParams(
  tool: Pick<MigrationTarget, 'has'>,
  t: Pick<Trial<MigrationTarget, never>, 'notApplicable'>,
  ...keys: readonly string[]
): void {
  const lacking = keys.find((key) => !tool.has('params', key));
  if (lacking !== undefined) t.notApplicable(`the tool has no parameter ${lacking}, as its names say`);
}
