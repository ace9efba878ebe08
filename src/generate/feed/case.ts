import type { Choices, Feed, NewEvent, Site } from '../../reference/feed/index.ts';

/** One thing to show of a feed. Each case has a feed of its own, with one site and one key, and asks it in every form. */
export interface FeedCase {
  /** Unique; the files of its answers begin with it. */
  readonly name: string;
  /** What it shows, in one sentence for people. */
  readonly about: string;
  /** Choices that are not the usual ones. */
  readonly choices?: Partial<Choices>;
  /** How many requests the key is good for. */
  readonly requestsPerKey?: number;
  /** Bodies of many kilobytes: known by their hashes, written only where they are asked for. */
  readonly large?: true;
  /** The site that is asked for. Default: `SITE`. */
  readonly site?: Site;
  /** What is published there. */
  readonly events?: readonly NewEvent[];
  /** What else is done to the feed before it is asked. */
  readonly before?: (feed: Feed) => void;
  /** What is asked; default: the events of the site, by the key, as JSON, XML and JSONP. */
  readonly asks?: readonly Ask[];
  /** Cases that go on with the feed as this one leaves it. */
  readonly next?: readonly FeedCase[];
}

/** A request: GET of a path with a query, both as they stand on the wire. */
export interface Ask {
  readonly path: string;
  /** Without a question mark. */
  readonly query: string;
}

/** A moment of the feeds, in milliseconds since the epoch: a Friday in winter, noon at -05:00. */
export const NOW = Date.UTC(2026, 1, 27, 17);
/** The key that every feed knows. */
export const KEY = 'c4f3a9e01b7d4f5e8a2b6c9d0e1f2a3b';
/** The site that every feed has. */
export const SITE: Site = {
  slug: 'engineering',
  name: 'Faculty of Engineering',
  url: 'https://feed.example/engineering',
};
/** The function that JSONP calls where a case is not about its name. */
export const CALLBACK = 'callback';

/** A form of an answer. */
export type Form = 'json' | 'xml' | 'jsonp';

/** The requests for the events of a site in some forms. */
export function asksFor(
  slug: string,
  forms: readonly Form[] = ['json', 'xml', 'jsonp'],
  query = `key=${KEY}`,
): readonly Ask[] {
  const path = `/v2/events/${slug.split('/').map(encodeURIComponent).join('/')}`;
  return forms.map((form) =>
    form === 'jsonp'
      ? { path: `${path}.json`, query: [query, `callback=${CALLBACK}`].filter(Boolean).join('&') }
      : { path: `${path}.${form}`, query },
  );
}
