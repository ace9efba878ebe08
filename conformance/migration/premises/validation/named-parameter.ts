import type { Defect } from '../../../core/check/defect.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { runSummary } from '../runs/run-summary.ts';
import type { RefusedRun } from './refusal.ts';

/**
 * Whether what a refusal says names the parameter: any key on the way to what is wrong, in the document's word or in the
 * tool's, in whatever notation.
 */
export function unnamedParameterDefect(
  tool: Pick<MigrationTarget, 'nameOf'>,
  { run, at, what }: RefusedRun,
): Defect<'unnamed'> | undefined {
  const said = `${run.stderr.text}\n${run.stdout.text}\n${run.rejected ?? ''}`.toLowerCase();
  const keys = at.split('/').filter((key) => key !== '' && !/^\d+$/.test(key));
  const names = keys.flatMap((key) => [key, tool.nameOf('params', key) ?? key]);
  if (names.some((name) => said.includes(name.toLowerCase()))) return undefined;
  const expected = `an error that names ${keys.join(' or ')}: ${what}`;
  return { reason: 'unnamed', expected, actual: runSummary(run), at };
}
