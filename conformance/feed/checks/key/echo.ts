import { watch } from '../../../core/check/check.ts';
import { changedKey } from '../../inputs/requests/invalid-keys.ts';
import { partsWithoutKey } from '../../oracle/key/parts-without-key.ts';
import { validKeyOf } from '../../premises/key/valid-key.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

/** A shorter key, or a word, may be in an answer by chance. */
const isRecognisable = (key: string | undefined): key is string =>
  key !== undefined && key.length >= 8 && /\d/.test(key);

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
        const { text, fields } = partsWithoutKey(answer, spellings);
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
