import { watch } from '../../../core/check/check.ts';
import { judgedLastModified, LAST_MODIFIED_REASONS } from '../../../oracle/http/last-modified.ts';
import { checkpointAnswer } from '../../premises/checkpoint/checkpoint-answer.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const lastModified = watch<LogTarget>()({
  // LOG-HT-022 (must): Last-Modified is not later than Date: a time that has not come is replaced by that of the answer.
  //   [rfc9110, "8.8.2.1"]
  proves: 'LOG-HT-022',
  reasons: LAST_MODIFIED_REASONS,
  begin: (_log, t) => ({
    on({ request: { method }, resource = '' }, answer) {
      const judged = answer && judgedLastModified(answer, resource || method, Date.now());
      if (judged !== undefined) t.judge(judged, answer);
    },
    async end() {
      if (t.subjects > 0) return;
      await t.use(checkpointAnswer);
      if (t.subjects === 0) t.notApplicable('no answer has both Date and Last-Modified');
    },
  }),
});
