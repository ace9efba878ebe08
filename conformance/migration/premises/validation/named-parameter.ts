import type { Defect } from '../../../core/check/defect.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { runSummary } from '../runs/run-summary.ts';
import type { RefusedRun } from './refusal.ts';

/**
 * A refusal whose message does not name the wrong parameter: it should have a key of its path, by the document's name or by the
 * tool's.
 */
export function unnamedParameterDefect(
  tool: Pick<MigrationTarget, 'nameOf'>,
  { run, at, what }: RefusedRun,
): Defect<'unnamed'> | undefined {
  const message = `${run.stderr.text}\n${run.stdout.text}\n${run.rejected ?? ''}`.toLowerCase();
  const keys = at.split('/').filter((key) => key !== '' && !/^\d+$/.test(key));
  const names = keys.flatMap((key) => [key, tool.nameOf('params', key) ?? key]);
  if (names.some((name) => message.includes(name.toLowerCase()))) return undefined;
  const expected = `an error that names ${keys.join(' or ')}: ${what}`;
  return { reason: 'unnamed', expected, actual: runSummary(run), at };
}
