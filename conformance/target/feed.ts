import type { Choices } from '../core/choice.ts';
import type { Header } from '../core/exchange.ts';
import type { FeedQuery, FeedTarget } from '../core/feed-target.ts';
import type { FeedClock, Publisher } from '../core/publisher.ts';
import type { Absence, Wire } from '../core/target.ts';
import { realTime, type Time } from '../core/time.ts';
import { addressOf, type Handler, inProcessTransport } from './in-process.ts';
import { isLoopback, paced, unpaced } from './pace.ts';
import { poolTransport } from './pool.ts';
import { inBudget, type ReaderOptions, read, split } from './reader.ts';
import { Recorder } from './recorder.ts';
import type { Transport } from './transport.ts';

/** How to reach and judge a feed. */
export interface FeedTargetOptions {
  /** What `/events/{site}.{format}` follows: `https://feed.example/v2`, without a trailing slash. */
  readonly base: string;
  /** Slug of the site, as it stands in a path. */
  readonly site: string;
  /** A valid key; absent where the feed is to be asked without one, which no feed may answer. */
  readonly key?: string;
  readonly otherSite?: string;
  readonly otherKey?: string;
  /** Where the site list is, as JSON. */
  readonly sitesUrl?: string;
  readonly publisher?: Publisher;
  readonly clock?: FeedClock;
  /** Facets that are absent for a reason other than not being offered. */
  readonly absent?: Readonly<Record<string, Absence>>;
  readonly choices?: Choices;
  readonly exclusive?: boolean;
  /** Headers for every request to the target's own host; kept out of every record. */
  readonly headers?: readonly Header[];
  /** Requests a second; for a remote target 20 unless given. */
  readonly rate?: number;
  /** For one exchange. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  readonly time?: Time;
  /** Judges this handler in process, in place of a socket. */
  readonly handler?: Handler;
}

/** A feed target, and the end of it. */
export interface OpenFeedTarget extends FeedTarget {
  /** The time that it lives in: a run against it uses the same. */
  readonly time: Time;
  /** How long the oldest exchange under way has been open, in milliseconds; 0 when none is. */
  openFor(): number;
  close(): Promise<void>;
}

/** A list of ten thousand events, each with a text of sixty-four kilobytes here and there. */
const BODY_BYTES = 32 * 1024 * 1024;

/**
 * Opens a feed as a target. Nothing is sent before something is asked.
 *
 * @throws TypeError for an address that cannot be asked.
 */
export function feedTarget(options: FeedTargetOptions): OpenFeedTarget {
  const time = options.time ?? realTime();
  const { key, otherKey, handler } = options;
  const recorder = new Recorder(
    time,
    options.headers,
    [key, otherKey].filter((one) => one !== undefined),
  );
  const transports = new Map<string, Transport>();
  const transport = (origin: string): Transport => {
    let way = transports.get(origin);
    if (!way) transports.set(origin, (way = handler ? inProcessTransport(handler) : poolTransport(origin)));
    return way;
  };
  const base = addressOf('base', options.base, handler).replace(/\/+$/, '');
  const { origin: home, path: basePath } = split(`${base}/`);
  const rate = options.rate ?? (handler || isLoopback(home) ? undefined : 20);
  const reader: ReaderOptions = {
    recorder,
    time,
    transport,
    pace: rate === undefined ? unpaced : paced(rate, time),
    signal: options.signal ?? new AbortController().signal,
    timeoutMs: options.timeoutMs ?? 10_000,
    headers: options.headers ?? [],
  };
  const bounds = { timeoutMs: reader.timeoutMs, bytes: BODY_BYTES, signal: reader.signal };

  const resourceOf = ({ site = options.site, format = 'json' }: FeedQuery) => `events/${site}.${format}`;
  const pathOf = (query: FeedQuery = {}): string => {
    const sent = query.key === undefined ? key : (query.key ?? undefined);
    // A key that is made of the valid one says most of it.
    if (sent !== undefined && key !== undefined && Math.abs(sent.length - key.length) < 4) recorder.hide(sent);
    const parameters = [
      sent === undefined ? [] : `key=${encodeURIComponent(sent)}`,
      query.callback === undefined ? [] : `callback=${encodeURIComponent(query.callback)}`,
      query.more ?? [],
    ].flat();
    return `${basePath}${resourceOf(query)}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`;
  };
  const wire: Wire = {
    send: async (request) => {
      await inBudget(reader.signal, () => reader.pace(reader.signal));
      const headers = [...reader.headers, ...(request.headers ?? [])];
      return recorder.send(transport(home), { ...request, headers }, { bounds });
    },
  };
  // The list may ask for the key as the events do; where it stands with somebody else, the key is not theirs to have.
  const keyed = (url: string): string => {
    if (key === undefined || new URL(url).origin !== home || new URL(url).searchParams.has('key')) return url;
    return `${url}${url.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}`;
  };
  const sitesUrl = options.sitesUrl && addressOf('sitesUrl', options.sitesUrl, handler);
  return {
    time,
    site: options.site,
    absent: {
      ...(handler ? { readWire: 'not-offered' } : {}),
      ...options.absent,
    },
    choices: options.choices ?? {},
    exclusive: options.exclusive ?? false,
    listen: (listener) => recorder.listen(listener),
    pathOf,
    get: (query = {}) => {
      const { method = 'GET', headers = [], fresh = false, body } = query;
      const path = pathOf(query);
      if (method !== 'GET' && method !== 'HEAD')
        return wire.send({ method, path, headers, fresh, ...(body === undefined ? {} : { body }) });
      const named = method === 'GET' ? { resource: resourceOf(query) } : {};
      return read({ url: home + path, ...named, method, bytes: BODY_BYTES, headers, fresh }, reader);
    },
    ...(handler ? {} : { readWire: wire }),
    ...(sitesUrl === undefined
      ? {}
      : {
          sites: () =>
            read({ url: keyed(sitesUrl), resource: 'sites', bytes: BODY_BYTES }, siteReader(sitesUrl, home, reader)),
        }),
    ...(options.otherSite === undefined ? {} : { otherSite: options.otherSite }),
    ...(otherKey === undefined ? {} : { otherKey }),
    ...(options.publisher ? { publisher: options.publisher } : {}),
    ...(options.clock ? { clock: options.clock } : {}),
    openFor: () => recorder.openFor(),
    close: async () => {
      await Promise.all([...transports.values()].map((way) => way.close()));
    },
  };
}

/** What the person gave for the feed's own host goes nowhere else. */
function siteReader(url: string, home: string, reader: ReaderOptions): ReaderOptions {
  return new URL(url).origin === home ? reader : { ...reader, headers: [] };
}
