/** That an answer is of the site that was asked for, also when another is asked for meanwhile (interface, "Envelope"). */

import { check } from '../../../core/check/check.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import { isErrorAnswer } from '../../oracle/answer/status.ts';
import { siteNameOf } from '../../oracle/envelope/site-name.ts';
import { listing } from '../../premises/list/listing.ts';
import { retryUntil } from '../../premises/list/retry.ts';
import type { FeedTarget } from '../../target/target.ts';

const REQUESTS = 20;

/** What a site says where nobody asks for another. */
interface SiteAlone {
  readonly site: string;
  readonly name: string | undefined;
  readonly events: ReadonlySet<string>;
}

async function siteAlone(feed: FeedTarget, t: Trial<FeedTarget, never>, site: string): Promise<SiteAlone> {
  await feed.get({ site });
  const answer = await retryUntil(
    t,
    () => feed.get({ site }),
    (one) => !isErrorAnswer(one),
  );
  return { site, name: siteNameOf(answer), events: new Set(eventsInAnswer(answer)) };
}

export const isolation = check<FeedTarget>()({
  proves: 'FEED-EN-012',
  needs: ['otherSite'],
  reasons: {
    sequence: 'the site that is named is that of another request before',
    parallel: 'the site that is named is that of another request at the same time',
    events: 'events are listed of another site, which is asked for at the same time',
  },
  run: async (feed, t) => {
    await t.use(listing);
    const sites = [await siteAlone(feed, t, feed.site), await siteAlone(feed, t, feed.otherSite)] as const;
    const [one, other] = sites;
    const named = one.name !== undefined && other.name !== undefined && one.name !== other.name;
    const strange = (mine: SiteAlone, its: SiteAlone) => [...its.events].some((event) => !mine.events.has(event));
    if (!named && !strange(one, other) && !strange(other, one))
      t.notApplicable('the two sites have neither names nor events that differ');
    const judgeName = (reason: 'sequence' | 'parallel', i: number, answer: Answer): void => {
      const found = siteNameOf(answer);
      const at = `events/${sites[i % 2]!.site}.json, /meta/method/site_name`;
      const is = named && found === sites[(i + 1) % 2]!.name;
      t.judge(
        is ? { reason, expected: quotedText(sites[i % 2]!.name!), actual: quotedText(found!), at } : undefined,
        answer,
      );
    };
    const judgeEvents = async (i: number, answer: Answer): Promise<void> => {
      const [mine, its] = [sites[i % 2]!, sites[(i + 1) % 2]!];
      const isIts = (event: string) => its.events.has(event) && !mine.events.has(event);
      const found = eventsInAnswer(answer).filter(isIts);
      // What the site lists by itself by now was published for it as well.
      const now = found.length > 0 ? (await siteAlone(feed, t, mine.site)).events : mine.events;
      const { length } = found.filter((event) => !now.has(event));
      const expected = `no event that ${its.site} alone lists`;
      const defect = {
        reason: 'events',
        expected,
        actual: `${length} of them`,
        at: `events/${mine.site}.json`,
      } as const;
      t.judge(length > 0 ? defect : undefined, answer);
    };
    const turns = Array.from({ length: REQUESTS / 2 }, (_, i) => i);
    const ask = (i: number) => feed.get({ site: sites[i % 2]!.site });
    for (const i of turns.slice(0, 4)) judgeName('sequence', i, await ask(i));
    const answers = await Promise.all([...turns, ...turns].map((_, i) => ask(i)));
    for (const [i, answer] of answers.entries()) judgeName('parallel', i, answer);
    for (const [i, answer] of answers.entries()) await judgeEvents(i, answer);
  },
});
