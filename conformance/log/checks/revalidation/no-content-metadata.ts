import { check } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { NEVER_NOT_MODIFIED, notModifiedAnswers } from '../../premises/http/not-modified-answers.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** Headers that describe content (RFC 9110 section 15.4.5). Content-Length is allowed (section 8.6), and Last-Modified may guide a cache. */
const CONTENT_METADATA = ['content-type', 'content-encoding', 'content-language'];

export const noContentMetadata = check<LogTarget>()({
  // LOG-HT-014 (should): 304 (Not Modified) does not describe content: it names no content type, no content coding and no content
  //   language. [rfc9110, "15.4.5"]
  proves: 'LOG-HT-014',
  reasons: { described: '304 describes content that it does not have' },
  run: async (_log, t) => {
    await t.each(
      await notModifiedAnswers(t),
      ({ path, answer }) => {
        const name = CONTENT_METADATA.find((header) => headerValue(answer, header) !== undefined);
        const actual = name && `${name}: ${headerValue(answer, name)}`;
        const expected = 'no header that describes content';
        t.judge(actual ? { reason: 'described', expected, actual, at: path } : undefined, answer);
      },
      NEVER_NOT_MODIFIED,
    );
  },
});
