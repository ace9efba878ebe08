import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { changedKey } from '../../inputs/requests/invalid-keys.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import { effectiveStatus, isKeyRefusal } from '../../oracle/answer/status.ts';
import { NO_KEY, validKeyOf } from '../../premises/key/valid-key.ts';
import { READS_ACROSS_HOSTS } from '../../premises/list/rereading.ts';
import { atSiteWithEvents } from '../../premises/site/site-with-events.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';

/** The number of concurrent requests, every second one with an invalid key. */
const CONCURRENT = 6;
/** How often the lists of two keys are compared. */
const COMPARISONS = 3;

/** The answer to one key does not depend on requests with another (interface, "Authentication"). */
export const independent = check<FeedTarget>()({
  // FEED-KY-004 (must): The answer to one key does not depend on the answers to another key. [interface, "Authentication"]
  proves: 'FEED-KY-004',
  reasons: {
    refused: 'a valid key is refused after an invalid key was refused',
    accepted: 'a key that was refused gets events when it is sent a second time',
    'other-list': 'two valid keys get different events',
  },
  run: (feed, t) =>
    atSiteWithEvents(feed, t, 'ka', async (site) => {
      const key = validKeyOf(feed);
      if (key === undefined) return t.notApplicable(NO_KEY);
      const invalid = { key: changedKey(key) };
      const ask = (query: FeedQuery = {}) => feed.get({ site, ...query });
      const at = `events/${site}.json`;
      if (eventsInAnswer(await ask(invalid)).length > 0)
        t.notApplicable('an invalid key gets events from the first request on');

      const valid = await ask();
      t.judge(validKeyRefusedDefect(valid, at), valid);
      const repeated = await ask(invalid);
      t.judge(invalidKeyAcceptedDefect(repeated, at), repeated);

      const queries = Array.from({ length: CONCURRENT }, (_, i) => (i % 2 === 0 ? {} : invalid));
      const answers = await Promise.all(queries.map(ask));
      for (const [i, answer] of answers.entries())
        t.judge(i % 2 === 0 ? validKeyRefusedDefect(answer, at) : invalidKeyAcceptedDefect(answer, at), answer);

      // A cache that ignores the key may store each path separately.
      const xmlAt = `events/${site}.xml`;
      const askXml = (query: FeedQuery = {}) => ask({ format: 'xml', ...query });
      if (eventsInAnswer(await askXml(invalid)).length === 0) {
        const [validXml, repeatedXml] = [await askXml(), await askXml(invalid)];
        t.judge(validKeyRefusedDefect(validXml, xmlAt), validXml);
        t.judge(invalidKeyAcceptedDefect(repeatedXml, xmlAt), repeatedXml);
      }

      const { otherKey } = feed;
      if (otherKey === undefined) return;
      for (let i = 0; i < COMPARISONS; i++) {
        const [before, other, after] = [await ask(), await ask({ key: otherKey }), await ask()];
        if (isKeyRefusal(other) || !isListed(other))
          return t.note('the feed does not accept the further key that was given');
        const [list, otherList] = [sortedEvents(before), sortedEvents(other)];
        if (list !== sortedEvents(after)) continue;
        // One of several hosts may be late, so that each key gets both lists in turn.
        const rereads =
          otherList === list ? [] : await inTurn(READS_ACROSS_HOSTS, async () => sortedEvents(await ask()));
        if (rereads.some((text) => text !== list && text !== otherList)) continue;
        const expected = `the events that the first key gets: ${eventsInAnswer(before).length}`;
        const actual = `${eventsInAnswer(other).length}, or others`;
        const isSame = otherList === list || rereads.includes(otherList);
        return t.judge(!isSame && { reason: 'other-list', expected, actual, at }, other);
      }
    }),
});

function validKeyRefusedDefect(answer: Answer, at: string): Defect<'refused'> | undefined {
  if (!isKeyRefusal(answer)) return undefined;
  const expected = 'the events: the key is valid';
  return { reason: 'refused', expected, actual: `status ${effectiveStatus(answer)}`, at };
}

function invalidKeyAcceptedDefect(answer: Answer, at: string): Defect<'accepted'> | undefined {
  if (eventsInAnswer(answer).length === 0) return undefined;
  const expected = 'no events: the key is not valid';
  return { reason: 'accepted', expected, actual: `status ${effectiveStatus(answer)}`, at };
}

const sortedEvents = (answer: Answer): string => eventsInAnswer(answer).toSorted().join('\n');

/** The results of some sequential requests. */
async function inTurn<X>(times: number, ask: () => Promise<X>): Promise<readonly X[]> {
  const results: X[] = [];
  for (let i = 0; i < times; i++) results.push(await ask());
  return results;
}

const isListed = (answer: Answer) => answer.status < 300 && [200, 204].includes(effectiveStatus(answer));
