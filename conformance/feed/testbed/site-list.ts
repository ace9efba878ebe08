import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { withFeedMiddleware } from './alterations.ts';

/** Serves the site list without the path of the base as well: `/resources/sites.json`. */
export function siteListAtTheRoot(rig: FeedRig): FeedRig {
  return withFeedMiddleware(rig, (next) => (request) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith('/resources/')) return next(request);
    url.pathname = `${rig.base}${url.pathname}`;
    return next(new Request(url, request));
  });
}
