import { check } from '../../../core/check/check.ts';
import { impossiblePathAnswers } from '../../premises/tiles/impossible-paths.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const clientError = check<LogTarget>()({
  // LOG-HT-008 (should): A request for a resource that cannot exist is answered with a client error, not with a server error.
  //   [rfc9110, "15.5, 15.6"]
  proves: 'LOG-HT-008',
  reasons: { 'server-error': 'a request for a resource that cannot exist is answered with a server error' },
  run: async (_log, t) => {
    await t.each(await t.use(impossiblePathAnswers), ({ path, why, answer }) => {
      // 501 is an answer to the request: the server does not have the operation (RFC 9110 section 15.6.2).
      const isServerError = answer.status >= 500 && answer.status !== 501;
      const expected = `a client error: ${why}`;
      const actual = `status ${answer.status}`;
      t.judge(isServerError && { reason: 'server-error', expected, actual, at: path }, answer);
    });
  },
});
