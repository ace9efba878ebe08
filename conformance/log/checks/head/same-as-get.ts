/** HEAD is answered as GET is, without the content (RFC 9110 section 9.3.2). */

import { check } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { parseContentType } from '../../oracle/http/content-type.ts';
import { headAnswers } from '../../premises/http/head-answers.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** A media type in one spelling (RFC 9110 section 8.3.1), to be compared. */
function normalContentType(header: string): string {
  const parsed = parseContentType(header);
  return parsed
    ? [parsed.type, ...[...parsed.parameters].sort().map(([name, value]) => `${name}=${value}`)].join(';')
    : header;
}

export const sameAsGet = check<LogTarget>()({
  // LOG-HT-002 (should): HEAD is answered with the same status and Content-Type as GET. [rfc9110, "9.3.2"]
  proves: 'LOG-HT-002',
  reasons: {
    status: 'HEAD has another status than GET',
    'content-type': 'HEAD has another Content-Type than GET',
  },
  run: async (_log, t) => {
    await t.each(await t.use(headAnswers), ({ path, head, gets }) => {
      const at = `HEAD ${path}`;
      const statuses = gets.map(({ status }) => status);
      const expected = `status ${statuses[0]}, as to GET`;
      const otherStatus = { reason: 'status', expected, actual: `status ${head.status}`, at } as const;
      t.judge(!statuses.includes(head.status) && otherStatus, head);
      const types = gets.map((get) => headerValue(get, 'content-type') ?? 'no Content-Type');
      const contentType = headerValue(head, 'content-type') ?? 'no Content-Type';
      const otherType = { reason: 'content-type', expected: types[0]!, actual: contentType, at } as const;
      const same = types.some((type) => normalContentType(type) === normalContentType(contentType));
      t.judge(head.status !== 200 || same ? undefined : otherType, head);
    });
  },
});
