import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { leftOverCallDefect, libraryCallDefect } from '../../oracle/jsonp/call-defects.ts';
import type { FeedTarget } from '../../target/target.ts';
import { listAddress } from '../list/listing.ts';
import { requireOwnAnswer } from '../list/own-answer.ts';
import { requestJsonp, runCallback } from './callback.ts';
import { jsonpListing } from './listing.ts';

/** Answers to concurrent requests, each with another callback or without one. */
interface LibraryCalls {
  readonly calls: readonly { readonly name: string; readonly answer: Answer; readonly at: string }[];
  /** The answer to the request without a callback. */
  readonly plain: Answer;
  /** Every name that the run has used so far. */
  readonly names: readonly string[];
}

/** Calls of functions that are named as jQuery and fetch-jsonp name them. */
export const libraryCalls = premise<FeedTarget>()({
  name: 'library-calls',
  reasons: ['refused', 'other-call', 'another-request', 'left-over'],
  async find(feed, t): Promise<LibraryCalls> {
    await t.use(jsonpListing);
    const number = t.random.below(1_000_000_000);
    // jQuery's expando: its version, and up to 17 decimal digits of a random number.
    const digits = `${number}`.padStart(9, '1').padEnd(17, '8');
    const libraryNames = [`jQuery3710${digits}_1700000000000`, `jsonp_1700000000000_${number}`];
    const [plain, ...answers] = await Promise.all([
      feed.get(),
      ...libraryNames.map((callback) => requestJsonp(feed, t, callback)),
    ]);
    const names = [runCallback(t), ...libraryNames];
    const at = listAddress(feed);
    const calls = libraryNames.map((name, i) => ({ name, answer: answers[i]!, at: `${at}?callback=${name}` }));
    for (const call of calls) {
      requireOwnAnswer(t, call.answer, `callback=${call.name}`);
      const defect = libraryCallDefect(call.answer, call.name, names, call.at);
      if (defect) return t.fail(defect, call.answer);
    }
    const leftOver = leftOverCallDefect(plain, names, at);
    if (leftOver) return t.fail(leftOver, plain);
    return { calls, plain, names };
  },
});
