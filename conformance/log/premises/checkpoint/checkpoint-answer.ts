/** What the checkpoint path answers when the log is first asked. */

import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { choiceSeenOnce } from '../create/choice-once.ts';
import { logWriter } from '../growth/writer.ts';
import { PUBLICATION_PATIENCE_S } from './publication-patience.ts';

const FIRST_S = 10;

/** What the checkpoint path answered, once it is certain that it is a checkpoint's answer. */
export const checkpointAnswer = premise<LogTarget>()({
  name: 'checkpoint-answer',
  reasons: ['missing', 'status', 'not-as-declared'],
  async find(log, t): Promise<Answer> {
    const answer = await log.read({ kind: 'checkpoint' });
    if (answer.status === 200) return answer;
    const expected = 'status 200 and a checkpoint';
    const actual = `status ${answer.status}`;
    const at = 'checkpoint';
    if (![403, 404, 410].includes(answer.status)) t.judge({ reason: 'status', expected, actual, at }, answer);
    const although = async () => {
      const entries = await firstEntries(log);
      const defect = { reason: 'missing', expected, actual: `${actual}, though ${entries} is served`, at } as const;
      // Tiles come before the checkpoint that needs them, the first one as well.
      if (entries && !(await firstCheckpoint(log, t, FIRST_S))) t.judge(defect, answer);
      return entries !== undefined;
    };
    const declared = t.declared('empty-log');
    // Where the log can be given an entry, its first tile is not asked for before: a cache might keep that it is absent.
    if ((log.append ?? log.create) && declared !== 'size-0') return beginLog(log, t, although);
    if (await although()) return log.read({ kind: 'checkpoint' });
    // A log is asked once in a run how it is when it is empty.
    if (declared === 'size-0') t.judge(choiceSeenOnce(t.chose('empty-log', 'not-found')), answer);
    if (declared === undefined)
      t.inconclusive(
        `the checkpoint is not there (status ${answer.status}): either this is no log's address (--url is the interface's base, --read-url a bare tlog-tiles prefix), or the log is empty and publishes its first checkpoint later (--declare empty-log=not-found)`,
      );
    t.chose('empty-log', 'not-found');
    return t.notApplicable('the log is empty and has not published a checkpoint');
  },
});

/** Gives a log that has nothing its first leaf, so that there is something to judge. */
async function beginLog(
  log: LogTarget,
  t: Trial<LogTarget, string>,
  although: () => Promise<boolean>,
): Promise<Answer> {
  await (await t.use(logWriter)).add('first leaf');
  let first = await firstCheckpoint(log, t, FIRST_S);
  if (!first) {
    await although();
    first = await firstCheckpoint(log, t, PUBLICATION_PATIENCE_S);
  }
  if (first) t.chose('empty-log', 'not-found');
  return first ?? t.inconclusive('no checkpoint came after the log had accepted a first leaf');
}

/** Waits for a checkpoint: as long as is declared for publication, else so many seconds. */
async function firstCheckpoint(
  log: LogTarget,
  t: Trial<LogTarget, string>,
  seconds: number,
): Promise<Answer | undefined> {
  return t.poll(Number(t.declared('publish-within') ?? seconds) * 1000, 250, async () => {
    const answer = await log.read({ kind: 'checkpoint' });
    return answer.status === 200 ? answer : undefined;
  });
}

/** The path of a first tile or bundle that is served, which an empty log cannot have. */
async function firstEntries(log: LogTarget): Promise<string | undefined> {
  // Only full ones: a cache must not learn that the first partial ones are absent, which are the next to exist.
  for (const path of ['tile/0/000', 'tile/entries/000']) {
    const answer = await log.read({ kind: 'path', path });
    if (answer.status === 200 && answer.raw.length > 0) return path;
  }
  return undefined;
}
