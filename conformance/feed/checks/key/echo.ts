/** That no answer repeats the key. */
import { watch } from '../../../core/check/check.ts';
import { changedKey } from '../../inputs/requests/invalid-keys.ts';
import { contentText } from '../../oracle/answer/content.ts';
import { validKeyOf } from '../../premises/key/valid-key.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

/** What is too short, or a word, stands in answers by chance. */
const isRecognisable = (key: string | undefined): key is string =>
  key !== undefined && key.length >= 8 && /\d/.test(key);

export const echo = watch<FeedTarget>()({
  proves: 'FEED-KY-005',
  reasons: { body: 'the content of an answer holds the key', header: 'a header of an answer holds the key' },
  begin(feed, t) {
    const own = validKeyOf(feed);
    const keys = [own, own && changedKey(own), feed.otherKey].filter(isRecognisable);
    const forms = keys.flatMap((one) => [one, encodeURIComponent(one)]);
    return {
      on(_exchange, answer) {
        if (!answer || forms.length === 0) return;
        const text = contentText(answer).replaceAll('\\/', '/');
        const expected = 'an answer without the key that was sent';
        const inBody = forms.some((one) => text.includes(one));
        t.judge(inBody ? { reason: 'body', expected, actual: 'the key, in the content' } : undefined, answer);
        // Whoever is sent on has to take the key with him.
        const others = answer.headers.filter(
          ([name]) => answer.status >= 400 || answer.status < 300 || name.toLowerCase() !== 'location',
        );
        const header = others.find(([, value]) => forms.some((one) => value.includes(one)));
        t.judge(header && { reason: 'header', expected, actual: `the key, in ${header[0]}` }, answer);
      },
      async end() {
        if (forms.length === 0)
          t.notApplicable('no key was given that is long enough, and no word, to be told from chance');
        await feed.get({ key: changedKey(own ?? '') });
        await t.use(listing);
      },
    };
  },
});
