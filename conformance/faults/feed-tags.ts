/** Short ways to give the answers of a feed rig validators. */
import { createHash } from 'node:crypto';
import type { FeedRig } from '../../src/reference/feed/index.ts';
import { withFeedMiddleware, withFeedParts } from './feed.ts';

/** Gives answers in JSON a weak entity tag made of their data, and answers 304 where `isKnown` says that it is known. */
export function withTags(
  rig: FeedRig,
  tagOf: (data: string) => string,
  isKnown = (given: string, tag: string) => given.split(/\s*,\s*/).includes(tag),
): FeedRig {
  const plain = withFeedParts(rig, { wantsGzip: () => false });
  return withFeedMiddleware(plain, (next) => async (request) => {
    const answer = await next(request);
    if (request.method !== 'GET' || answer.status !== 200 || !/\.json$/.test(new URL(request.url).pathname))
      return answer;
    const text = await answer.clone().text();
    const data = text.slice(text.indexOf('"data":'));
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
