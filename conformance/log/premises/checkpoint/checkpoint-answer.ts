import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { ABSENT_STATUSES } from '../../oracle/tiles/resource-defects.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { choiceSeenOnce } from '../create/choice-once.ts';
import { logWriter } from '../growth/writer.ts';
import { completeCheckpoint } from './complete-checkpoint.ts';
import { PUBLICATION_PATIENCE_S } from './publication-patience.ts';

const FIRST_S = 10;

/** The first answer at the checkpoint path with status 200. */
export const checkpointAnswer = premise<LogTarget>()({
  name: 'checkpoint-answer',
  reasons: ['missing', 'status', 'incomplete', 'not-as-declared', 'late'],
  async find(log, t): Promise<Answer> {
    const answer = await completeCheckpoint(log, t);
    if (answer.status === 200) return answer;
    const expected = 'status 200 and a checkpoint';
    const actual = `status ${answer.status}`;
    const at = 'checkpoint';
    if (!ABSENT_STATUSES.includes(answer.status)) return t.fail({ reason: 'status', expected, actual, at }, answer);
    const hasEntries = async () => {
      const path = await firstFullResource(log);
      const missing = { reason: 'missing', expected, actual: `${actual}, though ${path} is served`, at } as const;
      // A log publishes tiles before the checkpoint that needs them, also before its first checkpoint.
      if (path && !(await firstCheckpoint(log, t, FIRST_S))) t.fail(missing, answer);
      return path !== undefined;
    };
    const declared = t.declared('empty-log');
    // Before a first leaf is added, its tile is not requested: a cache might keep that it is absent.
    if ((log.append ?? log.create) && declared !== 'size-0') return beginLog(log, t, hasEntries);
    if (await isChecksumDatabase(log)) return t.inconclusive(CHECKSUM_DATABASE);
    if (await hasEntries()) return log.read({ kind: 'checkpoint' });
    if (declared === 'size-0') t.judge(choiceSeenOnce(t.chose('empty-log', 'not-found')), answer);
    if (declared === undefined)
      t.inconclusive(
        `the log serves no checkpoint (status ${answer.status}): either this is not the address of a log (--url is the interface's base, --read-url a bare tlog-tiles prefix), or the log is empty and publishes its first checkpoint later (--declare empty-log=not-found)`,
      );
    t.chose('empty-log', 'not-found');
    return t.notApplicable('the log is empty and has not published a checkpoint');
  },
});

/** Adds a first leaf to a log without a checkpoint, so that there is a tree to judge. */
async function beginLog(
  log: LogTarget,
  t: Trial<LogTarget, string>,
  hasEntries: () => Promise<boolean>,
): Promise<Answer> {
  await (await t.use(logWriter)).add('first leaf');
  let first = await firstCheckpoint(log, t, FIRST_S);
  if (!first) {
    await hasEntries();
    first = await firstCheckpoint(log, t, PUBLICATION_PATIENCE_S);
  }
  const answer = first ?? (await log.read({ kind: 'checkpoint' }));
  if (answer.status === 200) {
    t.chose('empty-log', 'not-found');
    return answer;
  }
  const declared = t.declared('publish-within');
  const actual = `status ${answer.status}; if it publishes elsewhere, --read-url names that`;
  // Another status, such as 503, does not say that there is no checkpoint.
  if (declared === undefined || !ABSENT_STATUSES.includes(answer.status))
    t.inconclusive(`the log published no checkpoint after it had accepted a first leaf: it answers with ${actual}`);
  return t.fail(
    { reason: 'late', expected: `a checkpoint within ${declared} s of its first leaf`, actual, at: 'checkpoint' },
    answer,
  );
}

/** Waits for a checkpoint: as long as the choice publish-within declares, else so many seconds. */
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

/** What the layout of Go's checksum database has in place of a checkpoint: a signed note of its own form at `latest`. */
const CHECKSUM_DATABASE =
  'the log serves no checkpoint, and a signed tree head of a Go checksum database at latest: its layout (latest, lookup, tile/8/…) is not that of tlog-tiles, by which this suite judges';

async function isChecksumDatabase(log: LogTarget): Promise<boolean> {
  const answer = await log.read({ kind: 'path', path: 'latest' });
  return answer.status === 200 && /^go\.sum database tree\n\d+\n/.test(readableText(answer));
}

const readableText = (answer: Answer): string => Buffer.from(readableBody(answer) ?? []).toString('utf8');

/** The path of a first tile or bundle that is served, which an empty log cannot have. */
async function firstFullResource(log: LogTarget): Promise<string | undefined> {
  // Only full resources: a cache must not keep the absence of the first partial ones, which the log serves next.
  for (const path of ['tile/0/000', 'tile/entries/000']) {
    const answer = await log.read({ kind: 'path', path });
    if (answer.status === 200 && answer.raw.length > 0) return path;
  }
  return undefined;
}
