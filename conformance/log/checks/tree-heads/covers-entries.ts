import { check } from '../../../core/check/check.ts';
import { timeText, treeHeadTime } from '../../oracle/checkpoint/tree-head-time.ts';
import { everyCertificate, NO_ENTRIES } from '../../premises/certificates/logged-certificates.ts';
import { checkpointAnswer } from '../../premises/checkpoint/checkpoint-answer.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const coversEntries = check<LogTarget>()({
  // LOG-CT-006 (must): The timestamp of a tree head is not before the timestamps of the entries in its tree. [rfc6962, "3.5"]
  proves: 'LOG-CT-006',
  needs: ['keys'],
  reasons: { earlier: 'a tree head is older than an entry in its tree' },
  run: async (log, t) => {
    await t.use(verifiedCheckpoint);
    const answer = await t.use(checkpointAnswer);
    const time = treeHeadTime(answer, log.keys);
    if (time === undefined) return t.notApplicable('no key of the log is that of tree heads');
    await t.each(
      await everyCertificate(t),
      ({ timestamp, at }) => {
        const expected = `a tree head of ${timeText(timestamp)} or later, which is the time of ${at}`;
        const earlier = { reason: 'earlier', expected, actual: timeText(time), at: 'checkpoint' } as const;
        t.judge(timestamp > time && earlier, answer);
      },
      NO_ENTRIES,
    );
  },
});
