/** Feeds with something in front that keeps answers it should not. */
import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { withFeedMiddleware } from './alterations.ts';
import { acceptsGzip } from './content-codings.ts';
import { type StoreChange, withChangeListener } from './store.ts';

/**
 * Keeps the answers to GET of some paths for a minute, or until a change of one of these kinds. `fresh`: kinds of change
 * that are noticed.
 */
export function withKeptAnswers(rig: FeedRig, paths: RegExp, noticed: readonly StoreChange[]): FeedRig {
  const kept = new Map<string, { readonly text: string; readonly status: number; readonly headers: Headers }>();
  const noticing = withChangeListener(rig, (change) => {
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
export const withKeptGzip = (rig: FeedRig, noticed: readonly StoreChange[], paths = /\/events\//): FeedRig =>
  withKeptCodings(rig, acceptsGzip, noticed, paths);

/** The same of the answers to those who accept a coding. */
export function withKeptCodings(
  rig: FeedRig,
  accepts: (request: Request) => boolean,
  noticed: readonly StoreChange[],
  paths = /\/events\//,
): FeedRig {
  const kept = new Map<string, { readonly bytes: ArrayBuffer; readonly response: Response }>();
  const noticing = withChangeListener(rig, (change) => {
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

/** Keeps the lengths that HEAD names for so many milliseconds, or until an item is changed or withdrawn. */
export function withKeptLengths(rig: FeedRig, ms: number): FeedRig {
  const kept = new Map<string, { readonly at: number; readonly length: string }>();
  const noticing = withChangeListener(rig, (change) => {
    if (change !== 'add') kept.clear();
  });
  return withFeedMiddleware(noticing, (next) => async (request) => {
    const response = await next(request);
    const length = response.headers.get('content-length');
    if (request.method !== 'HEAD' || response.status !== 200 || length === null) return response;
    const known = kept.get(request.url);
    const now = rig.clock.now();
    if (known && now - known.at < ms) response.headers.set('content-length', known.length);
    else kept.set(request.url, { at: now, length });
    return response;
  });
}
