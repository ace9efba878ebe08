/** That what one key is answered does not hang on another (interface, "Authentication"). */
import { check } from '../../../core/check/check.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { changedKey } from '../../inputs/requests/invalid-keys.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import { effectiveStatus, isKeyRefusal } from '../../oracle/answer/status.ts';
import { NO_KEY, validKeyOf } from '../../premises/key/valid-key.ts';
import { READS_ACROSS_HOSTS } from '../../premises/list/rereading.ts';
import { atSiteWithEvents } from '../../premises/site/site-with-events.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';

const ROUNDS = 6;

export const independent = check<FeedTarget>()({
  proves: 'FEED-KY-004',
  reasons: {
    refused: 'a valid key is refused when one that is not valid was refused',
    accepted: 'a key that was refused gets events when it is sent again',
    'other-list': 'two valid keys get different events',
  },
  run: (feed, t) =>
    atSiteWithEvents(feed, t, 'ka', async (site) => {
      const key = validKeyOf(feed);
      if (key === undefined) return t.notApplicable(NO_KEY);
      const bad = changedKey(key);
      const at = `events/${site}.json`;
      if (eventsInAnswer(await feed.get({ site, key: bad })).length > 0)
        t.notApplicable('a key that is not valid gets events from the first');
      const judge = (reason: 'refused' | 'accepted', answer: Answer): void => {
        const expected = reason === 'refused' ? 'the events: the key is valid' : 'no events: the key is not valid';
        const defect = { reason, expected, actual: `status ${effectiveStatus(answer)}`, at } as const;
        t.judge(
          (reason === 'refused' ? isKeyRefusal(answer) : eventsInAnswer(answer).length > 0) ? defect : undefined,
          answer,
        );
      };
      const good = await feed.get({ site });
      judge('refused', good);
      judge('accepted', await feed.get({ site, key: bad }));
      const crowd = Array.from({ length: ROUNDS }, (_, i) => (i % 2 === 0 ? {} : { key: bad }));
      const answers = await Promise.all(crowd.map((query) => feed.get({ site, ...query })));
      for (const [i, answer] of answers.entries()) judge(i % 2 === 0 ? 'refused' : 'accepted', answer);
      await judgeXml(feed, t, site, bad);
      const { otherKey } = feed;
      if (otherKey === undefined) return;
      for (let i = 0; i < 3; i++) {
        const [before, other, after] = [
          await feed.get({ site }),
          await feed.get({ site, key: otherKey }),
          await feed.get({ site }),
        ];
        const [one, two, three] = [before, other, after].map(sortedEvents);
        if (isKeyRefusal(other) || !isListed(other)) return t.note('the further key that was given is not taken');
        if (one !== three) continue;
        const more =
          two === one ? [] : await oneByOne(READS_ACROSS_HOSTS, async () => sortedEvents(await feed.get({ site })));
        // Hosts that answer in turn, of which one lags behind, tell one key now this and now that as well.
        if (more.some((text) => text !== one && text !== two)) continue;
        const expected = `the events that the first key gets: ${eventsInAnswer(before).length}`;
        const actual = `${eventsInAnswer(other).length}, or others`;
        return t.judge(
          two === one || more.includes(two!) ? undefined : { reason: 'other-list', expected, actual, at },
          other,
        );
      }
    }),
});

/** The same in XML: what keeps answers keeps them by their path. */
async function judgeXml(feed: FeedTarget, t: Trial<FeedTarget, 'refused' | 'accepted'>, site: string, bad: string) {
  const ask = (query: FeedQuery = {}) => feed.get({ site, format: 'xml', ...query });
  const at = `events/${site}.xml`;
  if (eventsInAnswer(await ask({ key: bad })).length > 0) return;
  const [good, again] = [await ask(), await ask({ key: bad })];
  const refused = { reason: 'refused', expected: 'the events: the key is valid', at } as const;
  t.judge(isKeyRefusal(good) ? { ...refused, actual: `status ${effectiveStatus(good)}` } : undefined, good);
  const letIn = { reason: 'accepted', expected: 'no events: the key is not valid', at } as const;
  t.judge(
    eventsInAnswer(again).length > 0 ? { ...letIn, actual: `status ${effectiveStatus(again)}` } : undefined,
    again,
  );
}

const sortedEvents = (answer: Answer): string => eventsInAnswer(answer).toSorted().join('\n');

async function oneByOne<X>(times: number, one: () => Promise<X>): Promise<readonly X[]> {
  const all: X[] = [];
  for (let i = 0; i < times; i++) all.push(await one());
  return all;
}

const isListed = (answer: Answer) => answer.status < 300 && [200, 204].includes(effectiveStatus(answer));
