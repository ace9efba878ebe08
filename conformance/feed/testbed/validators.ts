/** Short ways to give the answers of a feed rig validators. */

import { createHash } from 'node:crypto';
import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { withFeedMiddleware, withFeedParts } from './alterations.ts';
import { withChangeListener } from './store.ts';

/**
 * Gives answers a weak entity tag made of their data, and answers 304 where `isKnown` says that it is known. `forms`: which,
 * by path and query; those in JSON and calls where nothing is said.
 */
export function withEntityTags(
  rig: FeedRig,
  tagOf: (data: string) => string,
  isKnown = (given: string, tag: string) => given.split(/\s*,\s*/).includes(tag),
  forms = /\.json(\?|$)/,
): FeedRig {
  const plain = withFeedParts(rig, { wantsGzip: () => false });
  return withFeedMiddleware(plain, (next) => async (request) => {
    const answer = await next(request);
    const { pathname, search } = new URL(request.url);
    if (request.method !== 'GET' || answer.status !== 200 || !forms.test(pathname + search)) return answer;
    const text = await answer.clone().text();
    const data = text.slice(text.search(/"data":|<data>/));
    if (data.length < 50) return answer;
    const tag = `W/"${createHash('sha256').update(tagOf(data)).digest('hex').slice(0, 16)}"`;
    const headers = new Headers(answer.headers);
    headers.set('etag', tag);
    headers.set('cache-control', 'no-cache');
    const given = request.headers.get('if-none-match');
    if (given === null || !isKnown(given, tag)) return new Response(text, { status: 200, headers });
    headers.delete('content-type');
    return new Response(null, { status: 304, headers });
  });
}

/**
 * Gives answers in JSON the second in which their data last changed, and answers 304 where by that date nothing has since
 * then. `isGiven` says whether there is a date, by the milliseconds since the change; `tagged` adds a true entity tag.
 */
export function withLastModified(
  rig: FeedRig,
  isGiven: (ageMs: number) => boolean = () => true,
  tagged = false,
): FeedRig {
  const plain = withFeedParts(rig, { wantsGzip: () => false });
  const known = new Map<string, { readonly data: string; readonly since: number }>();
  return withFeedMiddleware(plain, (next) => async (request) => {
    const answer = await next(request);
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' || answer.status !== 200 || !/\/events\/.*\.json$/.test(pathname)) return answer;
    const text = await answer.clone().text();
    const data = text.slice(text.indexOf('"data":'));
    if (data.length < 50) return answer;
    const now = rig.clock.now();
    const last = known.get(pathname);
    const since = last?.data === data ? last.since : now;
    known.set(pathname, { data, since });
    const headers = new Headers(answer.headers);
    headers.set('cache-control', 'no-cache');
    const tag = `"${createHash('sha256').update(data).digest('hex').slice(0, 16)}"`;
    if (tagged) headers.set('etag', tag);
    const isDated = isGiven(now - since);
    if (isDated) headers.set('last-modified', new Date(since).toUTCString());
    const [match, date] = ['if-none-match', 'if-modified-since'].map((name) => request.headers.get(name));
    const second = Math.floor(since / 1000) * 1000;
    // If-Modified-Since counts for nothing beside If-None-Match (RFC 9110, section 13.1.3).
    const same = match != null ? tagged && match === tag : isDated && date != null && Date.parse(date) >= second;
    if (!same) return new Response(text, { status: 200, headers });
    headers.delete('content-type');
    return new Response(null, { status: 304, headers });
  });
}

/**
 * Gives answers in JSON a date, in milliseconds as `dateOf` says, and answers 304 to clients that have that date or a later
 * one. Where it gives no date, the answer stays as it is.
 */
export function withDates(rig: FeedRig, dateOf: (data: string) => number | undefined): FeedRig {
  const plain = withFeedParts(rig, { wantsGzip: () => false });
  return withFeedMiddleware(plain, (next) => async (request) => {
    const answer = await next(request);
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' || answer.status !== 200 || !/\/events\/.*\.json$/.test(pathname)) return answer;
    const text = await answer.clone().text();
    const ms = dateOf(text.slice(text.indexOf('"data":')));
    if (ms === undefined) return answer;
    const date = new Date(ms).toUTCString();
    const headers = new Headers(answer.headers);
    headers.set('cache-control', 'no-cache');
    headers.set('last-modified', date);
    const given = request.headers.get('if-modified-since');
    const same = !request.headers.has('if-none-match') && given !== null && Date.parse(given) >= Date.parse(date);
    if (!same) return new Response(text, { status: 200, headers });
    headers.delete('content-type');
    return new Response(null, { status: 304, headers });
  });
}

/** Tags of what the clock's second was when something was last changed. */
export function withTagsPerSecond(rig: FeedRig, tag: (second: number, data: string) => string): FeedRig {
  let second = 0;
  const noticing = withChangeListener(rig, () => {
    second = Math.floor(rig.clock.now() / 1000);
  });
  return withEntityTags(noticing, (data) => tag(second, data));
}
