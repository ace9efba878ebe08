import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { FeedTarget } from '../../target/target.ts';
import { requireOwnAnswer } from '../list/own-answer.ts';
import { requestJsonp } from './callback.ts';
import { libraryCalls } from './library-calls.ts';

/** The answer to a request whose callback has this name. */
interface NamedCall {
  readonly name: string;
  readonly answer: Answer;
  readonly at: string;
}

/** Names of functions that are more than letters and digits: identifiers, and members of objects. */
const NAMES = ['_', '$', '$cb', 'app.cb', 'angular.callbacks._0'];

export const namedCalls = premise<FeedTarget>()({
  name: 'named-calls',
  async find(feed, t): Promise<readonly NamedCall[]> {
    await t.use(libraryCalls);
    const answers = await Promise.all(NAMES.map((callback) => requestJsonp(feed, t, callback)));
    return NAMES.map((name, i) => {
      const [answer, at] = [answers[i]!, `events/${feed.site}.json?callback=${name}`];
      requireOwnAnswer(t, answer, at);
      return { name, answer, at };
    });
  },
});
