import { watch } from '../../../core/check/check.ts';
import { judgedTimestamps, TIMESTAMP_REASONS } from '../../../oracle/http/timestamps.ts';
import { checkpointAnswer } from '../../premises/checkpoint/checkpoint-answer.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const timestamps = watch<LogTarget>()({
  // LOG-HT-021 (must): A timestamp in Date or Last-Modified is an IMF-fixdate: a day of the calendar with its day of the week,
  //   and a time in GMT. [rfc9110, "5.6.7"]
  proves: 'LOG-HT-021',
  reasons: TIMESTAMP_REASONS,
  begin: (_log, t) => ({
    on({ request: { method }, resource = '' }, answer) {
      if (answer) for (const defect of judgedTimestamps(answer, resource || method)) t.judge(defect, answer);
    },
    async end() {
      if (t.subjects > 0) return;
      await t.use(checkpointAnswer);
      if (t.subjects === 0) t.notApplicable('no answer has Date or Last-Modified');
    },
  }),
});
