/** That an answer is of the site that was asked for, also when another is asked for meanwhile (interface, "Envelope"). */
import { check } from '../core/check.ts';
import type { Answer } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import type { Trial } from '../core/trial.ts';
import { quote } from '../oracle/quote.ts';
import { again, isError } from './again.ts';
import { eventsHeld } from './held.ts';
import { laxJsonOf } from './parsed.ts';
import { listing } from './reading.ts';

/** `meta.method.site_name` of an answer; undefined where it is null, or not there. */
export function siteName(answer: Answer): string | undefined {
  const root = laxJsonOf(answer)?.root;
  const meta = root?.kind === 'object' ? root.members.get('meta') : undefined;
  const method = meta?.kind === 'object' ? meta.members.get('method') : undefined;
  const name = method?.kind === 'object' ? method.members.get('site_name') : undefined;
  return name?.kind === 'string' ? name.value : undefined;
}

const REQUESTS = 20;

/** What a site says where nobody asks for another. */
interface Alone {
  readonly site: string;
  readonly name: string | undefined;
  readonly events: ReadonlySet<string>;
}

async function aloneOf(feed: FeedTarget, t: Trial<FeedTarget, never>, site: string): Promise<Alone> {
  await feed.get({ site });
  const answer = await again(
    t,
    () => feed.get({ site }),
    (one) => !isError(one),
  );
  return { site, name: siteName(answer), events: new Set(eventsHeld(answer)) };
}

export const own = check<FeedTarget>()({
  proves: 'FEED-EN-012',
  needs: ['otherSite'],
  reasons: {
    sequence: 'the site that is named is that of another request before',
    parallel: 'the site that is named is that of another request at the same time',
    events: 'events are listed of another site, which is asked for at the same time',
  },
  run: async (feed, t) => {
    await t.use(listing);
    const sites = [await aloneOf(feed, t, feed.site), await aloneOf(feed, t, feed.otherSite)] as const;
    const [one, other] = sites;
    const named = one.name !== undefined && other.name !== undefined && one.name !== other.name;
    const strange = (mine: Alone, its: Alone) => [...its.events].some((event) => !mine.events.has(event));
    if (!named && !strange(one, other) && !strange(other, one))
      t.notApplicable('the two sites have neither names nor events that differ');
    const judgeName = (reason: 'sequence' | 'parallel', i: number, answer: Answer): void => {
      const found = siteName(answer);
      const at = `events/${sites[i % 2]!.site}.json, /meta/method/site_name`;
      const is = named && found === sites[(i + 1) % 2]!.name;
      t.judge(is ? { reason, expected: quote(sites[i % 2]!.name!), actual: quote(found!), at } : undefined, answer);
    };
    const judgeEvents = async (i: number, answer: Answer): Promise<void> => {
      const [mine, its] = [sites[i % 2]!, sites[(i + 1) % 2]!];
      const isIts = (event: string) => its.events.has(event) && !mine.events.has(event);
      const found = eventsHeld(answer).filter(isIts);
      // What the site lists by itself by now was published for it as well.
      const now = found.length > 0 ? (await aloneOf(feed, t, mine.site)).events : mine.events;
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
