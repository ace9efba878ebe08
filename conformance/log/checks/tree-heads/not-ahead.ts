import { watch } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { timeText, treeHeadTime } from '../../oracle/checkpoint/tree-head-time.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** How far ahead a tree head may be where nothing is declared, in seconds: clocks differ. */
const AHEAD_S = 60;

export const notAhead = watch<LogTarget>()({
  // LOG-CT-008 (must): The timestamp of a tree head is the time at which it was signed: it is not in the future. [rfc6962, "3.5"]
  proves: 'LOG-CT-008',
  needs: ['keys'],
  reasons: { ahead: 'the time of a tree head is in the future by more than the choice timestamp-ahead' },
  begin: (log, t) => {
    const seconds = Number(t.declared('timestamp-ahead') ?? AHEAD_S);
    let clocksDiffer = false;
    return {
      on({ resource }, answer) {
        if (resource !== 'checkpoint' || answer?.status !== 200) return;
        const time = treeHeadTime(answer, log.keys ?? []);
        if (time === undefined) return;
        const now = t.time.epoch();
        const isAhead = Number(time) > now + seconds * 1000;
        // Either clock may be the wrong one.
        const date = Date.parse(headerValue(answer, 'date') ?? '');
        if (isAhead && date > now + (seconds * 1000) / 2) {
          clocksDiffer = true;
          return;
        }
        const expected = `${timeText(BigInt(Math.floor(now)))}, the time of the run, or at most ${seconds} s later`;
        t.judge(isAhead && { reason: 'ahead', expected, actual: timeText(time), at: 'checkpoint' }, answer);
      },
      async end() {
        if (clocksDiffer) t.inconclusive('the clock of the log, by its Date, is ahead of that of this machine');
        if (t.subjects > 0) return;
        await t.use(verifiedCheckpoint);
        t.notApplicable('no key of the log is that of tree heads');
      },
    };
  },
});
