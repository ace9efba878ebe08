/** A short way to have a feed rig answer with pages in HTML. */
import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { withFeedMiddleware } from './alterations.ts';

/** Answers with a page that repeats a text of the request as it is, where there is one to repeat. */
export function withHtmlPage(rig: FeedRig, textOf: (url: URL) => string | null | undefined): FeedRig {
  return withFeedMiddleware(rig, (next) => async (request) => {
    const text = textOf(new URL(request.url));
    if (!text?.includes('<')) return next(request);
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
    return new Response(`<!doctype html><p>Not found: ${text}</p>`, { status: 404, headers });
  });
}
