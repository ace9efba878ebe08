/** Callbacks named as jQuery and fetch-jsonp name them. */
import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { callbackNameDefect, readJsonpAnswer } from '../../oracle/jsonp/jsonp-answer.ts';
import type { FeedTarget } from '../../target/target.ts';
import { requireOwnAnswer } from '../list/own-answer.ts';
import { requestJsonp, runCallback } from './callback.ts';
import { jsonpListing } from './listing.ts';

/** Names as jQuery and fetch-jsonp make them, at once with a request that names none. */
export const libraryCalls = premise<FeedTarget>()({
  name: 'named',
  reasons: ['refused', 'other-call', 'another-request', 'left-over'],
  async find(feed, t): Promise<readonly Answer[]> {
    await t.use(jsonpListing);
    const number = t.random.below(1_000_000_000);
    // jQuery's expando is its version and the digits of a random number, of which there are up to 17 behind the zero.
    const digits = `${number}`.padStart(9, '1').padEnd(17, '8');
    const names = [`jQuery3710${digits}_1700000000000`, `jsonp_1700000000000_${number}`];
    const [plain, ...answers] = await Promise.all([
      feed.get(),
      ...names.map((callback) => requestJsonp(feed, t, callback)),
    ]);
    const asked = [runCallback(t), ...names];
    const calls = (answer: Answer) => asked.find((one) => readJsonpAnswer(answer, one).value);
    for (const [i, answer] of answers.entries()) {
      const name = names[i]!;
      requireOwnAnswer(t, answer, `callback=${name}`);
      const reason = callbackNameDefect(answer, name);
      const other = calls(answer);
      const found = { expected: `one call ${name}({…})`, at: `events/${feed.site}.json?callback=${name}` };
      if (reason && other) t.judge({ reason: 'another-request', ...found, actual: `a call of ${other}` }, answer);
      else if (reason)
        t.judge({ reason, ...found, actual: reason === 'refused' ? 'no call' : 'another script' }, answer);
    }
    const left = calls(plain);
    const at = `events/${feed.site}.json`;
    if (left) t.judge({ reason: 'left-over', expected: 'JSON', actual: `a call of ${left}`, at }, plain);
    return answers;
  },
});
