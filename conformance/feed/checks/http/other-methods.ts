/** Other methods than GET change nothing (interface, "Endpoints": the request protocol is GET). */

import { check } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import { effectiveStatus, isErrorAnswer } from '../../oracle/answer/status.ts';
import { retryUntil } from '../../premises/list/retry.ts';
import { atSiteWithEvents } from '../../premises/site/site-with-events.ts';
import type { FeedTarget } from '../../target/target.ts';

type Option = 'not-allowed' | 'not-implemented' | 'as-get';

function optionOf(answer: Answer): Option | undefined {
  if (answer.status === 405) return 'not-allowed';
  if (answer.status === 501 || effectiveStatus(answer) === 501) return 'not-implemented';
  return eventsInAnswer(answer).length > 0 ? 'as-get' : undefined;
}

export const otherMethods = check<FeedTarget>()({
  proves: 'FEED-FM-007',
  needs: ['publisher'],
  reasons: {
    changes: 'what is listed is changed by another method than GET',
    'not-as-declared': 'another method is answered otherwise than the choice feed-methods declares',
    changed: 'one other method is answered in one way and another in another',
  },
  run: (feed, t) =>
    atSiteWithEvents(feed, t, 'mt', async (site) => {
      const list = async () => {
        const answer = await retryUntil(
          t,
          () => feed.get({ site }),
          (one) => !isErrorAnswer(one),
        );
        return isErrorAnswer(answer) ? t.inconclusive('the list could not be read again') : eventsInAnswer(answer);
      };
      // On a feed that others use they might do what they say.
      const methods = feed.exclusive ? ['POST', 'PUT', 'PATCH', 'DELETE'] : ['POST'];
      let first: Option | undefined;
      for (const method of methods) {
        const before = await list();
        const answer = await feed.get({ site, method });
        const after = await list();
        const at = `${method} events/${site}.json`;
        const [lost, more] = [without(before, after), without(after, before)];
        // Elsewhere it may be others who changed it.
        const differs = feed.exclusive && lost.length + more.length > 0 && (await staysTheSame(list, after));
        const actual = `${lost.length} that are gone, ${more.length} that are new`;
        t.judge(differs ? { reason: 'changes', expected: 'the same events as before', actual, at } : undefined, answer);
        const option = optionOf(answer);
        const said = option && t.declared('feed-methods') === undefined ? sameRefusal(option, first) : option;
        first ??= option;
        const defect = said && t.chose('feed-methods', said);
        t.judge(defect && { ...defect, at }, answer);
      }
    }),
});

/** Which methods a server does not know is its own matter: 405 of one and 501 of another is one way (RFC 9110, 9.1). */
const sameRefusal = (one: Option, other: Option | undefined) =>
  other !== undefined && one !== 'as-get' && other !== 'as-get' ? other : one;

const without = (all: readonly string[], others: readonly string[]) => all.filter((one) => !others.includes(one));

/** Whether the list stays as it is by itself. */
async function staysTheSame(list: () => Promise<readonly string[]>, seen: readonly string[]): Promise<boolean> {
  const now = await list();
  return without(now, seen).length + without(seen, now).length === 0;
}
