import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { isJsonObject } from '../../../oracle/json/json.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { unforcedBase } from '../../premises/rerun/unforced-base.ts';
import { RESULT_FILE } from '../../premises/result-file/file-content.ts';
import { interruptions } from '../../premises/resume/interruptions.ts';
import { killPointText } from '../../premises/resume/killed-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const atomic = check<MigrationTarget>()({
  // MIG-WR-001 (must): The result file is complete at every moment: it holds its old content or its new content. [durable-deploy,
  //   "Result file"]
  proves: 'MIG-WR-001',
  reasons: {
    torn: 'at a moment the result file was incomplete or empty',
    gone: 'at a moment the result file did not exist, after it had existed',
    overwritten: 'the result file was overwritten in place, so that it is incomplete for a moment',
  },
  run: async (_tool, t) => {
    const { first: base, history: baseHistory } = await t.use(unforcedBase);
    const { first: dao, history: daoHistory } = await t.use(finishedDao);
    const runs = [
      ['base', base, baseHistory],
      ['dao', dao, daoHistory],
    ] as const;
    // An incomplete file is seen only by chance. A file that is overwritten in place is always seen.
    await t.each(runs, ([step, { run }, { overwritten }]) => {
      const expected = 'another file in its place (rename), so that no reader sees half of it';
      const defect = { expected, actual: 'the same file with other content', at: `${step}: ${RESULT_FILE}` };
      t.judge(overwritten && { reason: 'overwritten', ...defect }, run);
    });
    await t.each(runs, ([step, { run }, { versions }]) => t.judge(versionsDefect(versions, step), run));
    const { runs: interrupted } = (await t.attempt(interruptions)) ?? { runs: [] };
    for (const { killed, point } of interrupted)
      t.judge(tornDefect(killed.file, 'a JSON object', killPointText(point)), killed.run);
  },
});

/** A version of the result file that is incomplete, or a moment without the file. */
function versionsDefect(
  versions: readonly (string | undefined)[],
  step: 'base' | 'dao',
): Defect<'torn' | 'gone'> | undefined {
  const [expected, at] = ['a JSON object, the old one or the new one', `${step}: ${RESULT_FILE}`];
  const torn = versions.map((text) => tornDefect(text, expected, at)).find((defect) => defect !== undefined);
  if (torn) return torn;
  const first = versions.findIndex((text) => text !== undefined);
  const isGone = first >= 0 && versions.includes(undefined, first);
  return isGone ? { reason: 'gone', expected, actual: 'no file', at } : undefined;
}

/** A text that is not a JSON object. */
const tornDefect = (text: string | undefined, expected: string, at: string): Defect<'torn'> | undefined =>
  text === undefined || isJsonObject(parseJsonText(text))
    ? undefined
    : { reason: 'torn', expected, actual: JSON.stringify(text.slice(-100)), at };
