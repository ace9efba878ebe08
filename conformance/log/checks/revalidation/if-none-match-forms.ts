/** The forms of If-None-Match (RFC 9110 section 13.1.2). */
import { check } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { USUAL_ACCEPT_ENCODING } from '../../inputs/http/accept-encoding.ts';
import { isStrongEntityTag, weaklyEqual } from '../../oracle/http/entity-tag.ts';
import { NEVER_NOT_MODIFIED, notModifiedAnswers } from '../../premises/http/not-modified-answers.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const ifNoneMatchForms = check<LogTarget>()({
  // LOG-HT-015 (must): Where an entity tag in If-None-Match is answered with 304, the tag is also answered with 304 in a list and
  //   by weak comparison, and so is an asterisk. [rfc9110, "13.1.2, 8.8.3.2"]
  proves: 'LOG-HT-015',
  reasons: {
    list: 'an entity tag is not found behind another in If-None-Match',
    weak: 'an entity tag is not matched if it is weak in If-None-Match',
    asterisk: 'an asterisk in If-None-Match is not taken for any entity tag',
  },
  run: async (log, t) => {
    const otherTag = `"touchstone-${t.runId}"`;
    await t.each(
      await notModifiedAnswers(t),
      async ({ path, resource, tag }) => {
        const forms = [
          ['list', `${otherTag}, ${tag}`],
          // A weak tag may come from a proxy that changes the content on the way.
          ...(isStrongEntityTag(tag) ? ([['weak', `W/${tag}`]] as const) : []),
          ['asterisk', '*'],
        ] as const;
        const ask = (form: string) =>
          log.read(resource, { headers: [...USUAL_ACCEPT_ENCODING, ['If-None-Match', form]] });
        for (const [reason, form] of forms) {
          const answer = await ask(form);
          // The checkpoint may have changed, and its tag with it; a partial tile may have been removed.
          const wasSentAgain = answer.status === 200 && weaklyEqual(headerValue(answer, 'etag') ?? '', tag);
          const wrong = wasSentAgain || (answer.status >= 400 && (await ask(tag)).status === 304);
          const expected = `status 304, as to If-None-Match: ${tag}`;
          const actual = `status ${answer.status} to If-None-Match: ${form}`;
          t.judge(wrong && { reason, expected, actual, at: path }, answer);
        }
      },
      NEVER_NOT_MODIFIED,
    );
  },
});
