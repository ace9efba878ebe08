/** Feeds that keep what they should not, or lose it: by their store, or by what stands in front of some forms. */
import type { FeedRig, Store } from '../../src/reference/feed/index.ts';
import { withFeedMiddleware } from './feed.ts';
import { takesGzip } from './feed-forms.ts';

/** Replaces members of the store. Each answer is made anew, so that what the store says is what is listed. */
export function withFeedStore(rig: FeedRig, alter: (store: Store) => Partial<Store>): FeedRig {
  return {
    ...rig,
    keep: false,
    store: () => {
      const store = rig.store();
      return { ...store, ...alter(store) };
    },
  };
}

/** Lists an item so many milliseconds after its publication, and at once what is there before anybody reads. */
export function withItemsLate(rig: FeedRig, ms: number): FeedRig {
  const since = new Map<number, number>();
  let isRead = false;
  return withFeedStore(rig, (store) => ({
    add: (draft) => {
      const number = store.add(draft);
      if (isRead) since.set(number, rig.clock.now());
      return number;
    },
    stamps: (site) => {
      isRead = true;
      return store.stamps(site).filter(({ number }) => (since.get(number) ?? 0) + ms <= rig.clock.now());
    },
  }));
}

/** What changes a list. */
type Change = 'add' | 'change' | 'remove';

/**
 * Keeps the answers to GET of some paths for a minute, or until a change of one of these kinds. `fresh`: kinds of change
 * that are noticed.
 */
export function withKept(rig: FeedRig, paths: RegExp, noticed: readonly Change[]): FeedRig {
  const kept = new Map<string, { readonly text: string; readonly status: number; readonly headers: Headers }>();
  const noticing = withNotice(rig, (change) => {
    if (noticed.includes(change)) kept.clear();
  });
  return withFeedMiddleware(noticing, (next) => async (request) => {
    const { pathname, search } = new URL(request.url);
    const path = `${pathname}${search}`;
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !paths.test(path)) return next(request);
    let known = kept.get(path);
    if (!known) {
      const headers = new Headers(request.headers);
      headers.set('accept-encoding', 'identity');
      const made = await next(new Request(request.url, { headers }));
      known = { text: await made.text(), status: made.status, headers: made.headers };
      if (made.status === 200) kept.set(path, known);
    }
    if (request.method === 'GET') return new Response(known.text, known);
    const length = { 'content-length': `${Buffer.byteLength(known.text)}` };
    return new Response(null, { status: known.status, headers: { ...Object.fromEntries(known.headers), ...length } });
  });
}

/** The same of what is compressed alone; what was kept is another answer than the one without gzip. */
export const withGzipKept = (rig: FeedRig, noticed: readonly Change[], paths = /\/events\//): FeedRig =>
  withCodedKept(rig, takesGzip, noticed, paths);

/** The same of the answers to those who accept a coding. */
export function withCodedKept(
  rig: FeedRig,
  accepts: (request: Request) => boolean,
  noticed: readonly Change[],
  paths = /\/events\//,
): FeedRig {
  const kept = new Map<string, { readonly bytes: ArrayBuffer; readonly response: Response }>();
  const noticing = withNotice(rig, (change) => {
    if (noticed.includes(change)) kept.clear();
  });
  return withFeedMiddleware(noticing, (next) => async (request) => {
    if (request.method !== 'GET' || !paths.test(request.url) || !accepts(request)) return next(request);
    const key = `${request.url} ${request.headers.get('accept-encoding')}`;
    const known = kept.get(key);
    if (known) return new Response(known.bytes, known.response);
    const response = await next(request);
    const bytes = await response.arrayBuffer();
    if (response.status === 200) kept.set(key, { bytes, response });
    return new Response(bytes, response);
  });
}

/** Tells of each change to the store when it is made. */
export function withNotice(rig: FeedRig, tell: (change: Change, number: number) => void): FeedRig {
  return {
    ...rig,
    store: () => {
      const store = rig.store();
      const told =
        <A extends unknown[], R>(change: Change, work: (...given: A) => R, of: (given: A, made: R) => number) =>
        (...given: A): R => {
          const made = work(...given);
          tell(change, of(given, made));
          return made;
        };
      return {
        ...store,
        add: told('add', store.add, (_, number) => number),
        change: told('change', store.change, ([number]) => number),
        remove: told('remove', store.remove, ([number]) => number),
      };
    },
  };
}
