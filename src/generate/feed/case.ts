import type { Choices, Feed, NewEvent, Site } from '../../reference/feed/index.ts';

/** A behaviour of a feed to show. Each case has its own feed, with one site and one key, and requests every form. */
export interface FeedCase {
  /** Unique; the files of its answers begin with it. */
  readonly name: string;
  /** Description of the behaviour, one sentence for people. */
  readonly about: string;
  /** Choices other than the defaults. */
  readonly choices?: Partial<Choices>;
  /** How many requests the key allows. */
  readonly requestsPerKey?: number;
  /** Whether the bodies have many kilobytes: the manifest has their hashes, and they are written only on request. */
  readonly large?: true;
  /** The requested site. Default: `SITE`. */
  readonly site?: Site;
  /** The events that are published there. */
  readonly events?: readonly NewEvent[];
  /** Further changes of the feed before the requests. */
  readonly before?: (feed: Feed) => void;
  /** The requests; default: the events of the site, with the key, as JSON, XML and JSONP. */
  readonly asks?: readonly Ask[];
  /** Cases that continue on the feed of this case. */
  readonly next?: readonly FeedCase[];
}

/** A request: GET of a path with a query, both as they are sent. */
export interface Ask {
  readonly path: string;
  /** Without a question mark. */
  readonly query: string;
}

/** The time of the feeds, in milliseconds since the epoch: a Friday in winter, noon at -05:00. */
export const NOW = Date.UTC(2026, 1, 27, 17);
/** The key of every feed. */
export const KEY = 'c4f3a9e01b7d4f5e8a2b6c9d0e1f2a3b';
/** The site of every feed. */
export const SITE: Site = {
  slug: 'engineering',
  name: 'Faculty of Engineering',
  url: 'https://feed.example/engineering',
};
/** The function that JSONP calls in cases that do not test its name. */
export const CALLBACK = 'callback';

/** The forms of an answer. */
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
