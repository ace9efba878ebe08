/** Ways to ask for events without a valid key (interface, "Authentication"). */
import type { Defect } from '../core/defect.ts';
import type { Answer } from '../core/exchange.ts';
import type { FeedQuery, FeedTarget } from '../core/feed-target.ts';
import type { Trial } from '../core/trial.ts';
import { furtherSites } from './further-sites.ts';
import { CALLBACK, eventsHeld, meant } from './held.ts';

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

export function given<R extends string>(reason: R, answer: Answer, what: string, at: string): Defect<R> | undefined {
  const { length } = eventsHeld(answer);
  const actual = `${length} events, with status ${meant(answer)}`;
  return length > 0 ? { reason, expected: `no events: ${what}`, actual, at } : undefined;
}

export const named = ({ site, format = 'json', method = 'GET', callback }: FeedQuery & { site: string }) =>
  `${method} events/${site}.${format}${callback === undefined ? '' : ', with a callback'}`;

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
  const [bare, whole] = [await length(query), await length({})];
  // The counter and the time in `meta` make a difference of a few digits; a list of events, of many more.
  const like = Math.abs(bare.bytes - whole.bytes) <= DIGITS && bare.bytes - refused.raw.length > 4 * DIGITS;
  const expected = `HEAD is answered as GET is: ${refused.raw.length} bytes`;
  const actual = `Content-Length: ${bare.bytes}; with the valid key: ${whole.bytes}`;
  const at = named({ site, method: 'HEAD' });
  t.judge(like ? { reason: 'head', expected, actual, at } : undefined, bare.answer);
}
