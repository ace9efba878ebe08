import { check } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { timeText } from '../../oracle/checkpoint/tree-head-time.ts';
import { issuedScts, submissionPlace } from '../../premises/submissions/issued-scts.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** How far the clocks may differ where nothing is declared, in seconds. */
const APART_S = 60;

export const timestamp = check<LogTarget>()({
  // LOG-CT-045 (must): The timestamp of an SCT is the time at which the log issued it. [rfc6962, "3.2"]
  proves: 'LOG-CT-045',
  needs: ['submit', 'authority'],
  reasons: {
    ahead: 'the timestamp of an SCT is after its answer, by more than the choice timestamp-ahead',
    behind: 'the timestamp of an SCT is before its request, by more than the choice timestamp-ahead',
  },
  run: async (_log, t) => {
    const seconds = Number(t.declared('timestamp-ahead') ?? APART_S);
    for (const issued of await t.use(issuedScts)) {
      const { sct, sentAt, answeredAt, answer } = issued;
      const time = Number(sct.timestamp);
      const reason = time > answeredAt + seconds * 1000 ? 'ahead' : 'behind';
      const isWrong = reason === 'ahead' || time < sentAt - seconds * 1000;
      // Either clock may be the wrong one.
      const date = Date.parse(headerValue(answer, 'date') ?? '');
      if (isWrong && Math.abs(date - answeredAt) > (seconds * 1000) / 2)
        t.inconclusive('the clock of the log, by its Date, is not that of this machine');
      const expected = `${timeText(BigInt(Math.floor(answeredAt)))}, the time of the answer, or at most ${seconds} s apart`;
      t.judge(isWrong && { reason, expected, actual: timeText(sct.timestamp), at: submissionPlace(issued) }, answer);
    }
  },
});
