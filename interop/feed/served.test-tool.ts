/** The reference feed behind a socket, with a site for each state that a client can see. */

import { type FaultName, faults } from '../../conformance/feed/generated/alterations.ts';
import {
  type Choices,
  createFeed,
  type Feed,
  type FeedRig,
  feedRig,
  type Json,
  manualClock,
  type NewEvent,
  serve,
} from '../../src/reference/feed/index.ts';

/** The time of the documented sample; the clock stands still. */
const NOW = Date.UTC(2014, 4, 10, 6, 6, 34);

const UPDATED = '2014-05-08T08:00:00-04:00';
const at = (day: number) => ({ start: `2014-06-${day}T10:00:00-04:00`, end: `2014-06-${day}T11:30:00-04:00` });
const link = 'https://uwaterloo.ca/engineering/events/1';

/** Ordinary events. */
const USUAL = [
  { id: 610, title: 'Café ïñ', times: [at(10), at(17)], type: ['Seminar', 'Lecture'], link, updated: UPDATED },
  { id: 611, title: 'Event 7', times: [at(11)], type: ['Workshop'], link: `${link}?a=1&b=2#c`, updated: UPDATED },
  { id: 612, title: '💡', times: [at(12)], type: [], link, updated: UPDATED },
];

/** Titles that software on the way could misread. */
const TITLES = [
  'U+2028 \u2028 and U+2029 \u2029',
  '</script><script>ran = true</script>',
  '<!--<script>',
  '&amp; &#039; & < > " \'',
  '👩🏽‍💻 🇨🇦 e\u0301 é 𠀀 مرحبا \u202e',
  ' white \t\n\r\r\n ',
  '\\u0041 \\n %s {0} null',
  ']]> <?xml?>',
  '\ufeffU+FEFF in front',
  '',
];

/** Nulls at every allowed place, and those titles. */
const ODD = [
  ...TITLES.map((title, i) => ({ id: i, title, times: [at(10 + i)], type: [title], link, updated: UPDATED })),
  { id: 100, title: null, times: [null, { start: null, end: null }, at(20)], type: [null], link: null, updated: null },
  {
    id: 101,
    title: 'No types',
    times: [at(21)],
    type: null,
    link,
    updated: UPDATED,
    tags: ['x'],
    place: { room: null },
  },
  { id: null, title: null, times: null, type: null, link: null, updated: null },
];

/** Ids around the ends of common ranges of integers; the last two are equal as doubles. */
const BIG = [-1n, 0n, 2n ** 31n - 1n, 2n ** 31n, 2n ** 53n - 1n, 2n ** 53n, 2n ** 53n + 1n].map((id, i) => ({
  ...{ id, title: `${id}`, times: [at(10 + i)], type: [], link, updated: UPDATED },
}));

/** Enough that an answer comes in many pieces, which divide characters. */
const LONG = Array.from({ length: 500 }, (_, i) => ({
  ...{ id: i, title: `${'é'.repeat(i)}💡`, times: [at(10)], type: [], link, updated: null },
}));

/** The events of each site, in the order of the listing. */
export const SITES: Readonly<Record<string, readonly { readonly [member: string]: Json }[]>> = {
  engineering: USUAL,
  empty: [],
  odd: ODD,
  big: BIG,
  long: LONG.sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : a.id - b.id)),
  'library/news': USUAL.slice(0, 1),
  '3d-print.centre': USUAL.slice(0, 1),
  constructor: USUAL.slice(0, 1),
  'a b': USUAL.slice(0, 1),
  été: USUAL.slice(0, 1),
};

/** A feed that is served to a client, and the end of it. */
export interface ServedFeed {
  readonly feed: Feed;
  /** `http://127.0.0.1:port`. */
  readonly url: string;
  /** Address of a site's events, with the key `good` unless another query is given. */
  events(site: string, format?: 'json' | 'xml', query?: string): string;
  close(): Promise<void>;
}

/** Settings that differ from the usual feed. */
export interface Serving {
  readonly choices?: Partial<Choices>;
  readonly requestsPerKey?: number;
  /** A fault of the self-test, by name. */
  readonly fault?: FaultName;
  /** A fault that has no name in the self-test. */
  readonly alter?: (rig: FeedRig) => FeedRig;
}

/** Serves a feed with those sites, the key `good` and the key `banned`. */
export async function servedFeed({ fault, alter, ...o }: Serving = {}): Promise<ServedFeed> {
  const install = fault === undefined ? (alter ?? ((rig) => rig)) : await named(fault);
  const feed = createFeed(install(feedRig({ clock: manualClock(NOW), ...o })));
  for (const [slug, events] of Object.entries(SITES)) {
    feed.putSite({ slug, name: slug === 'library/news' ? null : `Site of ${slug} & <b>` });
    for (const event of events) feed.publish(slug, event as NewEvent);
  }
  feed.putKey('good');
  feed.putKey('banned', { banned: true });
  const { url, close } = await serve(feed.handler);
  return {
    feed,
    url,
    events: (site, format = 'json', query = 'key=good') => `${url}/v2/events/${site}.${format}?${query}`,
    close: async () => {
      await close();
      feed.close();
    },
  };
}

async function named(fault: FaultName): Promise<(rig: FeedRig) => FeedRig> {
  return (await faults[fault].load()).install;
}

/** The events of a site, as a client without big integers should read them. */
export function asDoubles(site: string): unknown {
  return JSON.parse(JSON.stringify(SITES[site], (_, value) => (typeof value === 'bigint' ? Number(value) : value)));
}

/** Each status, with a request for it. */
export const REFUSALS = [
  { query: 'key=unknown', status: 401, message: 'Invalid API key' },
  { query: 'key=banned', status: 403, message: 'The provided API key has been banned' },
  { query: '', status: 511, message: 'API key is required (?key=)' },
] as const;
