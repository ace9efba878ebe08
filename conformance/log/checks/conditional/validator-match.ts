import { check } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { revalidations } from '../../premises/http/revalidations.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const validatorMatch = check<LogTarget>()({
  // LOG-HT-004 (should): A request with the current entity tag in If-None-Match is answered with 304 (Not Modified). [rfc9110,
  //   "13.2.1"]
  proves: 'LOG-HT-004',
  reasons: { 'sent-again': 'content that the client has already, by its entity tag, is sent again' },
  run: async (_log, t) => {
    await t.each(
      await t.use(revalidations),
      ({ path, tag, answer }) => {
        // The checkpoint may have changed, and its tag with it.
        const wasSent = answer.status === 200 && headerValue(answer, 'etag') === tag;
        const sentAgain = { reason: 'sent-again', expected: 'status 304', actual: 'status 200', at: path } as const;
        t.judge(wasSent && sentAgain, answer);
      },
      'no answer has an entity tag',
    );
  },
});
