/** The length that HEAD names (RFC 9110 section 8.6). */

import { check } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { equalBytes } from '../../../oracle/bytes/bytes.ts';
import { headAnswers } from '../../premises/http/head-answers.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** Another replica or a cache may serve another checkpoint, so an entity tag has to show that both are the same. */
function sameContent(path: string, head: Answer, get: Answer): boolean {
  const tag = headerValue(head, 'etag');
  return path !== 'checkpoint' || (tag !== undefined && tag === headerValue(get, 'etag'));
}

export const length = check<LogTarget>()({
  // LOG-HT-001 (must): If the answer to HEAD has a Content-Length, it is the length that the answer to the same GET has.
  //   [rfc9110, "8.6"]
  proves: 'LOG-HT-001',
  reasons: { length: 'HEAD names another length than GET has' },
  run: async (_log, t) => {
    const named = (await t.use(headAnswers)).filter(
      ({ head, gets }) =>
        head.status === 200 && gets[0].status === 200 && headerValue(head, 'content-length') !== undefined,
    );
    await t.each(
      named,
      ({ path, head, gets }) => {
        const headLength = headerValue(head, 'content-length')!;
        const [getBefore, after] = gets;
        const expected = `Content-Length: ${getBefore.raw.length}, which GET has`;
        const actual = `Content-Length: ${headLength}`;
        // A log may sign the checkpoint for each request, and a signature may have another length.
        const unsettled = getBefore.cut || !equalBytes(getBefore.raw, after.raw) || !sameContent(path, head, getBefore);
        const right = unsettled || headLength === String(getBefore.raw.length);
        t.judge(!right && { reason: 'length', expected, actual, at: `HEAD ${path}` }, head);
      },
      'no answer to HEAD has a Content-Length',
    );
  },
});
