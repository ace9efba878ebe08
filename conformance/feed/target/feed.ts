import { type HttpAccessOptions, openHttpAccess } from '../../transport/client/http-access.ts';
import type { OpenTarget } from '../../transport/client/open-target.ts';
import { type ReaderOptions, readPatiently } from '../../transport/client/reader.ts';
import { splitUrl } from '../../transport/client/url.ts';
import { type Handler, targetAddress } from '../../transport/http/in-process-transport.ts';
import { checkedClock, checkedPublisher } from './given-code.ts';
import type { FeedClock, Publisher } from './publisher.ts';
import { revealsKey } from './revealing-keys.ts';
import type { FeedQuery, FeedTarget } from './target.ts';

/** How to reach and judge a feed. */
export interface FeedTargetOptions extends HttpAccessOptions {
  /** What `/events/{site}.{format}` follows: `https://feed.example/v2`, without a trailing slash. */
  readonly base: string;
  /** Slug of the site, as it stands in a path. */
  readonly site: string;
  /** A valid key; absent where the feed is to be asked without one, which no feed may answer. */
  readonly key?: string;
  /** A second site and a second key, to tell the two apart. */
  readonly otherSite?: string;
  readonly otherKey?: string;
  /** Where the site list is, as JSON. */
  readonly sitesUrl?: string;
  /** How items come into the feed; without it nothing is published. */
  readonly publisher?: Publisher;
  /** How the run sets the clock of the feed. */
  readonly clock?: FeedClock;
}

/** How to reach a feed that is a function. */
export interface InProcessFeedOptions extends Omit<FeedTargetOptions, 'base' | 'handler'> {
  readonly handler: Handler;
  /** The base within the handler: a path or a whole address. Default: `/v2`. */
  readonly base?: string;
}

/** A feed target, and the end of it. */
export interface OpenFeedTarget extends FeedTarget, OpenTarget {}

/** A list of ten thousand events, each with a text of sixty-four kilobytes here and there. */
const BODY_BYTES = 32 * 1024 * 1024;

/** Addresses such as are expected. */
const EXAMPLE = 'https://feed.example/v2';

/**
 * Opens a feed as a target, to be judged by `feedSuite`. Nothing is sent before something is asked. Events are asked
 * for at `{base}/events/{site}.{format}?key={key}` (interface, "Endpoints"). Of a feed of which only `base`, `site` and
 * `key` are known the list itself is judged; the site list, a second site and key, and ways to publish and to set the
 * clock show more. The keys stand in no exchange that listeners hear of. `close()` ends all connections, and what is
 * under way.
 *
 * @throws TypeError for a base or a `sitesUrl` that cannot be asked.
 * @example const target = feedTarget({ base: 'http://localhost:3000/v2', site: 'engineering', key: 'my-test-key' });
 * const { results } = await run(plan(feedSuite, { rulesets: ['interface'] }), target, { seed: 1n, time: target.time });
 */
export function feedTarget(options: FeedTargetOptions | InProcessFeedOptions): OpenFeedTarget {
  const { key, otherKey, handler } = options;
  const base = targetAddress('feedTarget: base', options.base ?? (handler && '/v2'), handler, EXAMPLE).replace(
    /\/+$/,
    '',
  );
  const { origin: home, path: basePath } = splitUrl(`${base}/`);
  const keys = { ...(key === undefined ? {} : { key }), ...(otherKey === undefined ? {} : { otherKey }) };
  const { recorder, reader, target, ...way } = openHttpAccess(options, home, keys);
  const wire = way.wire(BODY_BYTES);

  const resourceOf = ({ site = options.site, format = 'json' }: FeedQuery) => `events/${site}.${format}`;
  const pathOf = (query: FeedQuery = {}): string => {
    const sent = query.key === undefined ? key : (query.key ?? undefined);
    if (sent !== undefined && sent !== key && sent !== otherKey) {
      // A key that is made of a valid one says most of it.
      if ([key, otherKey].some((one) => one !== undefined && revealsKey(sent, one))) recorder.hide(sent);
      else recorder.show(sent);
    }
    const named = [
      sent === undefined ? [] : `key=${encodeURIComponent(sent)}`,
      query.callback === undefined ? [] : `callback=${encodeURIComponent(query.callback)}`,
    ];
    const parameters = [query.callbackFirst ? named.toReversed() : named, query.more ?? []].flat(2);
    return `${basePath}${resourceOf(query)}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`;
  };
  // The list may ask for the key as the events do; where it stands with somebody else, the key is not theirs to have.
  const keyed = (url: string): string => {
    if (key === undefined || new URL(url).origin !== home || new URL(url).searchParams.has('key')) return url;
    return `${url}${url.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}`;
  };
  const sitesUrl =
    options.sitesUrl &&
    targetAddress('feedTarget: sitesUrl', options.sitesUrl, handler, `${EXAMPLE}/resources/sites.json`);
  return {
    ...target,
    site: options.site,
    pathOf,
    get: (query = {}) => {
      const { method = 'GET', headers = [], fresh = false, body } = query;
      const path = pathOf(query);
      if (method !== 'GET' && method !== 'HEAD')
        return wire.send({ method, path, headers, fresh, ...(body === undefined ? {} : { body }) });
      const named = method === 'GET' ? { resource: resourceOf(query) } : {};
      return readPatiently({ url: home + path, ...named, method, bytes: BODY_BYTES, headers, fresh }, reader);
    },
    services: () =>
      readPatiently({ url: keyed(`${base}/api/services.json`), resource: 'services', bytes: BODY_BYTES }, reader),
    ...(handler ? {} : { readWire: wire }),
    ...(sitesUrl === undefined
      ? {}
      : {
          sites: (path) => {
            const url = path === undefined ? sitesUrl : `${splitUrl(sitesUrl).origin}${path}`;
            const asked = { url: keyed(url), resource: 'sites', bytes: BODY_BYTES };
            return readPatiently(asked, siteReader(url, home, reader));
          },
        }),
    ...(options.otherSite === undefined ? {} : { otherSite: options.otherSite }),
    ...(otherKey === undefined ? {} : { otherKey }),
    ...(options.publisher ? { publisher: checkedPublisher(options.publisher) } : {}),
    ...(options.clock ? { clock: checkedClock(options.clock) } : {}),
  };
}

/** What the person gave for the feed's own host goes nowhere else. */
function siteReader(url: string, home: string, reader: ReaderOptions): ReaderOptions {
  return new URL(url).origin === home ? reader : { ...reader, headers: [] };
}
