import { watch } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { changedKey } from '../../inputs/requests/invalid-keys.ts';
import { contentText } from '../../oracle/answer/content.ts';
import { validKeyOf } from '../../premises/key/valid-key.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

/** A shorter key, or a word, may be in an answer by chance. */
const isRecognisable = (key: string | undefined): key is string =>
  key !== undefined && key.length >= 8 && /\d/.test(key);

/**
 * What may not repeat the key. A redirected client has to send the key again: Location names it, and so does the note in the
 * content, with a hyperlink to the same address (RFC 9110 section 15.4).
 */
function judgedParts(answer: Answer) {
  const fields = answer.headers.filter(([name]) => !isRedirect(answer) || name.toLowerCase() !== 'location');
  return { text: isRedirect(answer) ? '' : contentText(answer).replaceAll('\\/', '/'), fields };
}

const isRedirect = ({ status, headers }: Answer) =>
  status >= 300 && status < 400 && headerValue({ headers }, 'location') !== undefined;

export const echo = watch<FeedTarget>()({
  // FEED-KY-005 (should): No answer contains the key that was sent. [rfc9110, "17.9"]
  proves: 'FEED-KY-005',
  reasons: { body: 'the content of an answer has the key in it', header: 'a header of an answer has the key in it' },
  begin(feed, t) {
    const validKey = validKeyOf(feed);
    const keys = [validKey, validKey && changedKey(validKey), feed.otherKey].filter(isRecognisable);
    const spellings = keys.flatMap((key) => [key, encodeURIComponent(key)]);
    const expected = 'an answer without the key that was sent';
    return {
      on(_exchange, answer) {
        if (!answer || spellings.length === 0) return;
        const { text, fields } = judgedParts(answer);
        const isInBody = spellings.some((key) => text.includes(key));
        t.judge(isInBody && { reason: 'body', expected, actual: 'the key, in the content' }, answer);
        const field = fields.find(([, value]) => spellings.some((key) => value.includes(key)));
        t.judge(field && { reason: 'header', expected, actual: `the key, in ${field[0]}` }, answer);
      },
      async end() {
        if (spellings.length === 0)
          t.notApplicable('the given keys are short or have no digits, so an answer may contain them by chance');
        await feed.get({ key: changedKey(validKey ?? '') });
        await t.use(listing);
      },
    };
  },
});
