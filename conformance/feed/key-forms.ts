/** Ways to ask for events without a valid key (interface, "Authentication"). */
import type { Defect } from '../core/defect.ts';
import type { Answer } from '../core/exchange.ts';
import type { FeedQuery, FeedTarget } from '../core/feed-target.ts';
import type { Trial } from '../core/trial.ts';
import { furtherSites } from './further-sites.ts';
import { CALLBACK, eventsHeld, meant } from './held.ts';
import { type Known, knownOf, toldIn } from './leaked.ts';

/** The forms of an answer, and the methods that may be asked with wherever a feed is only read. */
const FORMS = [
  ['json', {}],
  ['xml', { format: 'xml' }],
  ['jsonp', { callback: CALLBACK }],
  ['method', { method: 'OPTIONS' }],
] as const satisfies readonly (readonly [string, FeedQuery])[];

/** Sites beside one, each in every form: a lock may look at the site. */
export async function elsewhere(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  site: string,
): Promise<readonly FeedQuery[]> {
  const further = (await t.attempt(furtherSites)) ?? [];
  const sites = [feed.site, ...further.filter(({ hasEvents }) => hasEvents).map((one) => one.site)];
  return sites
    .filter((one) => one !== site)
    .flatMap((site) => [{ site }, { site, format: 'xml' }, { site, callback: CALLBACK }]);
}

/** What is asked for without a valid key. POST might do more than ask, so it is sent where publishing is allowed. */
export const forms = (feed: FeedTarget) => [
  ...FORMS,
  ...(feed.publisher ? [['method', { method: 'POST' }] as const] : []),
];

/** What is wrong with an answer that has events, or tells of those that are listed. */
export function given<R extends string>(
  reason: R,
  answer: Answer,
  known: Known,
  what: string,
  at: string,
): Defect<R> | undefined {
  const { length } = eventsHeld(answer);
  const found = length > 0 ? `${length} events` : toldIn(answer, known);
  const actual = `${found}, with status ${meant(answer)}`;
  return found === undefined ? undefined : { reason, expected: `no events: ${what}`, actual, at };
}

/** The listed events of each site, asked for once. */
export function knownSites(feed: FeedTarget): (site: string) => Promise<Known> {
  const known = new Map<string, Promise<Known>>();
  return (site) => {
    const found = known.get(site) ?? knownOf(feed, site);
    known.set(site, found);
    return found;
  };
}

export const named = ({ site, format = 'json', method = 'GET', callback, headers }: FeedQuery & { site: string }) =>
  [
    `${method} events/${site}.${format}`,
    ...(callback === undefined ? [] : ['with a callback']),
    ...(headers ?? []).map((header) => header.join(': ')),
  ].join(', ');

const DIGITS = 16;

/** Judges whether HEAD without a valid key tells of events. `refused`: the answer to the same with GET. */
export async function judgeHead(
  feed: FeedTarget,
  t: Trial<FeedTarget, 'head'>,
  site: string,
  query: FeedQuery,
  refused: Answer,
): Promise<void> {
  const length = async (more: FeedQuery) => {
    const answer = await feed.get({ site, method: 'HEAD', ...more });
    const found = answer.headers.find(([name]) => name.toLowerCase() === 'content-length')?.[1];
    return { answer, bytes: /^\d+$/.test(found ?? '') ? Number(found) : Number.NaN };
  };
  const [bare, whole, events] = [await length(query), await length({}), await feed.get({ site })];
  // The counter and the time in `meta` make a difference of a few digits; a list of events, of many more.
  const alike = (a: number, b: number) => Math.abs(a - b) <= DIGITS;
  // A page that says that there is no HEAD is as long with a key as without.
  const isOfEvents = whole.answer.status < 300 && alike(whole.bytes, events.raw.length);
  const like = isOfEvents && alike(bare.bytes, whole.bytes) && bare.bytes - refused.raw.length > 4 * DIGITS;
  const expected = `HEAD is answered as GET is: ${refused.raw.length} bytes`;
  const actual = `Content-Length: ${bare.bytes}; with the valid key: ${whole.bytes}`;
  const at = named({ site, method: 'HEAD' });
  t.judge(like ? { reason: 'head', expected, actual, at } : undefined, bare.answer);
}
