import type { Defect } from '../../../core/check/defect.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { runSummary } from '../runs/run-summary.ts';
import type { RefusedRun } from './refusal.ts';

/**
 * A refusal whose message does not name the wrong parameter. A name is any key on the path of the parameter, as the document
 * or the tool spells it.
 */
export function unnamedParameterDefect(
  tool: Pick<MigrationTarget, 'nameOf'>,
  { run, at, mistake }: RefusedRun,
): Defect<'unnamed'> | undefined {
  const message = `${run.stderr.text}\n${run.stdout.text}\n${run.rejected ?? ''}`.toLowerCase();
  const keys = at.split('/').filter((key) => key !== '' && !/^\d+$/.test(key));
  const names = keys.flatMap((key) => [key, tool.nameOf('params', key) ?? key]);
  if (names.some((name) => message.includes(name.toLowerCase()))) return undefined;
  const expected = `an error that names ${keys.join(' or ')}: ${mistake}`;
  return { reason: 'unnamed', expected, actual: runSummary(run), at };
}
