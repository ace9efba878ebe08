/** An idle log does not publish checkpoints more often than declared (C2SP tlog-tiles "Checkpoints"). */
import { check } from '../../../core/check/check.ts';
import { checkpointContentOf, signatureLinesOf } from '../../oracle/checkpoint/stages.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import { IDLE_POLL_MS, NOT_EXCLUSIVE } from '../../premises/growth/exclusive.ts';
import { logGrowth } from '../../premises/growth/growth.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** The longest that the log is watched. */
const LONGEST_S = 10;

export const republishInterval = check<LogTarget>()({
  // LOG-GR-005 (must): While nobody writes to a log, it publishes a new checkpoint no more often than declared. [tlog-tiles,
  //   "Checkpoints"]
  proves: 'LOG-GR-005',
  reasons: { 'too-often': 'an idle log publishes new checkpoints more often than declared' },
  run: async (log, t) => {
    if (!log.exclusive) t.notApplicable(NOT_EXCLUSIVE);
    const declared = t.declared('republish-every');
    if (declared === undefined) return t.notApplicable('no interval is declared (--declare republish-every=SECONDS)');
    await t.use(verifiedCheckpoint);
    await t.attempt(logGrowth);
    const seconds = Math.min(Number(declared), LONGEST_S);
    const until = t.time.now() + seconds * 1000;
    const notes = new Set<string>();
    while (t.time.now() < until) {
      const answer = await log.read({ kind: 'checkpoint' });
      const text = checkpointContentOf(answer)?.value?.text;
      const ofLog = (signatureLinesOf(answer)?.value ?? []).filter(({ name, keyId }) =>
        log.keys?.some((key) => key.name === name && key.keyId === keyId),
      );
      // Only the log's signatures count: witnesses may add theirs at any time.
      if (text !== undefined) notes.add([text, ...ofLog.map(({ line }) => line)].join('\n'));
      // A single new checkpoint is allowed in any interval, also in a short one.
      const expected = `at most one new checkpoint in ${seconds} s`;
      const tooOften = {
        reason: 'too-often',
        expected,
        actual: `${notes.size - 1} of them`,
        at: 'checkpoint',
      } as const;
      t.judge(notes.size > 2 && tooOften, answer);
      await t.time.sleep(IDLE_POLL_MS, t.signal);
    }
    if (t.subjects === 0) t.notApplicable('republish-every=0 leaves nothing to judge');
    if (Number(declared) > seconds) t.note(`the log was watched for ${seconds} s of the ${declared} s declared`);
  },
});
