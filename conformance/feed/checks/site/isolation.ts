import { check } from '../../../core/check/check.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { lenientJson } from '../../oracle/answer/content.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import { isErrorAnswer } from '../../oracle/answer/status.ts';
import { siteNameOf } from '../../oracle/envelope/site-name.ts';
import { listing } from '../../premises/list/listing.ts';
import { retryUntil } from '../../premises/list/retry.ts';
import type { FeedTarget } from '../../target/target.ts';

const REQUESTS = 20;

/** The name and events of a site in an answer with no request for another site before it or beside it. */
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
    // One that cannot be read would seem to list no event of its site.
    (reading) => !isErrorAnswer(reading) && lenientJson(reading) !== undefined,
  );
  return { site, name: siteNameOf(answer), events: new Set(eventsInAnswer(answer)) };
}

/** An answer is of the site of its request, also while another site is requested (interface, "Envelope"). */
export const isolation = check<FeedTarget>()({
  // FEED-EN-012 (must): `meta` and the events belong to the request that is answered, even while other requests are in progress.
  //   [interface, "Envelope"]
  proves: 'FEED-EN-012',
  needs: ['otherSite'],
  reasons: {
    sequence: 'the name of the site is that of an earlier request',
    parallel: 'the name of the site is that of a concurrent request',
    events: 'events of another site are listed that is requested at the same time',
  },
  run: async (feed, t) => {
    await t.use(listing);
    const sites = [await siteAlone(feed, t, feed.site), await siteAlone(feed, t, feed.otherSite)] as const;
    const [first, second] = sites;
    const haveNames = first.name !== undefined && second.name !== undefined && first.name !== second.name;
    const hasOwnEvents = (site: SiteAlone, other: SiteAlone) =>
      [...site.events].some((event) => !other.events.has(event));
    if (!haveNames && !hasOwnEvents(first, second) && !hasOwnEvents(second, first))
      t.notApplicable('the two sites have neither names nor events that differ');
    const judgeName = (reason: 'sequence' | 'parallel', i: number, answer: Answer): void => {
      const found = siteNameOf(answer);
      const at = `events/${sites[i % 2]!.site}.json, /meta/method/site_name`;
      const isOther = haveNames && found === sites[(i + 1) % 2]!.name;
      t.judge(isOther && { reason, expected: quotedText(sites[i % 2]!.name!), actual: quotedText(found!), at }, answer);
    };
    const judgeEvents = async (i: number, answer: Answer): Promise<void> => {
      const [site, other] = [sites[i % 2]!, sites[(i + 1) % 2]!];
      const isOthers = (event: string) => other.events.has(event) && !site.events.has(event);
      const found = eventsInAnswer(answer).filter(isOthers);
      // An event that the site lists alone as well was published for it meanwhile.
      const now = found.length > 0 ? (await siteAlone(feed, t, site.site)).events : site.events;
      const { length } = found.filter((event) => !now.has(event));
      const expected = `no event that ${other.site} alone lists`;
      const defect = {
        reason: 'events',
        expected,
        actual: `${length} of them`,
        at: `events/${site.site}.json`,
      } as const;
      t.judge(length > 0 && defect, answer);
    };
    const turns = Array.from({ length: REQUESTS / 2 }, (_, i) => i);
    const ask = (i: number) => feed.get({ site: sites[i % 2]!.site });
    for (const i of turns.slice(0, 4)) judgeName('sequence', i, await ask(i));
    const answers = await Promise.all([...turns, ...turns].map((_, i) => ask(i)));
    for (const [i, answer] of answers.entries()) judgeName('parallel', i, answer);
    for (const [i, answer] of answers.entries()) await judgeEvents(i, answer);
  },
});
