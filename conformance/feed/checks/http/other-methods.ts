import { check } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { lenientJson } from '../../oracle/answer/content.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import {
  effectiveStatus,
  GATEWAY_STATUSES,
  isErrorAnswer,
  isHtmlPage,
  isKeyRefusal,
} from '../../oracle/answer/status.ts';
import { retryUntil } from '../../premises/list/retry.ts';
import { atSiteWithEvents } from '../../premises/site/site-with-events.ts';
import type { FeedTarget } from '../../target/target.ts';

type Option = 'not-allowed' | 'not-implemented' | 'as-get';

function optionOf(answer: Answer): Option | undefined {
  if (answer.status === 405 || effectiveStatus(answer) === 405) return 'not-allowed';
  if (answer.status === 501 || effectiveStatus(answer) === 501) return 'not-implemented';
  return eventsInAnswer(answer).length > 0 ? 'as-get' : undefined;
}

/** Other methods than GET change nothing (interface, "Endpoints": the request protocol is GET). */
export const otherMethods = check<FeedTarget>()({
  // FEED-FM-007 (must): The request method is GET: no other method changes what is listed. [interface, "Endpoints"]
  proves: 'FEED-FM-007',
  needs: ['publisher'],
  reasons: {
    changes: 'another method than GET changes the list',
    'not-as-declared': 'another method is answered otherwise than the choice feed-methods declares',
    changed: 'two other methods are answered in different ways',
  },
  run: (feed, t) =>
    atSiteWithEvents(feed, t, 'mt', async (site) => {
      const list = async () => {
        const answer = await retryUntil(t, () => feed.get({ site }), isList);
        return isList(answer) ? eventsInAnswer(answer) : t.inconclusive('the list could not be read a second time');
      };
      // For each method: 1. read the list, 2. ask by the method, 3. read it again, 4. judge the list, 5. judge the answer.
      // On a feed with other users, PUT, PATCH and DELETE might change their events.
      const methods = feed.exclusive ? ['POST', 'PUT', 'PATCH', 'DELETE'] : ['POST'];
      let first: Option | undefined;
      for (const method of methods) {
        const eventsBefore = await list();
        const answer = await feed.get({ site, method });
        const after = await list();
        const at = `${method} events/${site}.json`;
        const [lost, added] = [without(eventsBefore, after), without(after, eventsBefore)];
        // Others may have changed the list of a feed with other users; one that changes by itself is no work of the method.
        const differs = feed.exclusive && lost.length + added.length > 0 && (await staysTheSame(list, after));
        const actual = `${lost.length} missing, ${added.length} new`;
        t.judge(differs && { reason: 'changes', expected: 'the same events as before', actual, at }, answer);
        const option = optionOf(answer);
        const observed = option && t.declared('feed-methods') === undefined ? sameRefusal(option, first) : option;
        first ??= option;
        const defect = observed && t.chose('feed-methods', observed);
        t.judge(defect && { ...defect, at }, answer);
        const declared = t.declared('feed-methods');
        if (declared === undefined || option !== undefined || after.length === 0 || isInFront(answer)) continue;
        const expected = `feed-methods: ${declared}, as declared`;
        const found = `status ${effectiveStatus(answer)}, and no events`;
        t.judge({ reason: 'not-as-declared', expected, actual: found, at }, answer);
      }
    }),
});

/** Whether a gateway in front of the feed, a limit or the key may have refused the request. */
const isInFront = (answer: Answer): boolean =>
  isHtmlPage(answer) ||
  isKeyRefusal(answer) ||
  [answer.status, effectiveStatus(answer)].some((status) => GATEWAY_STATUSES.has(status));

/** Whether an answer can be compared: no error, and JSON. */
const isList = (answer: Answer): boolean => !isErrorAnswer(answer) && lenientJson(answer) !== undefined;

/**
 * Servers know different methods: 405 for one method and 501 for another count as the same answer (RFC 9110 section
 * 9.1).
 */
const sameRefusal = (option: Option, first: Option | undefined) =>
  first !== undefined && option !== 'as-get' && first !== 'as-get' ? first : option;

const without = (events: readonly string[], removed: readonly string[]) =>
  events.filter((event) => !removed.includes(event));

/** Whether the list is the same in a further reading. */
async function staysTheSame(list: () => Promise<readonly string[]>, before: readonly string[]): Promise<boolean> {
  const now = await list();
  return without(now, before).length + without(before, now).length === 0;
}
