/** Short ways to alter what the answers of a feed rig say to caches. */
import type { FeedRig, Served } from '../../../src/reference/feed/index.ts';
import { withFeedHeaders, withFeedParts } from './alterations.ts';

type Fields = Readonly<Record<string, string>>;

/** Puts header fields in the place of Cache-Control, in the answers with the HTTP statuses that are chosen. */
function withFields(rig: FeedRig, fields: Fields, isChosen: (served: Served) => boolean): FeedRig {
  const mirrored: FeedRig = { ...rig, choices: { ...rig.choices, status: 'mirrored' } };
  return withFeedParts(mirrored, {
    headers: (served, parts) => {
      const { 'cache-control': control, ...others } = rig.parts.headers(served, parts);
      return isChosen(served) ? { ...others, ...fields } : { ...others, 'cache-control': control! };
    },
  });
}

/** In the answers that are a success, but for calls, which are one whatever they say. */
export function withSuccessHeaders(rig: FeedRig, fields: Fields): FeedRig {
  return withFields(rig, fields, ({ kind, status }) => kind !== 'jsonp' && status < 300);
}

/** In the answers that are an error. Errors then have a status of HTTP that says so. */
export function withErrorHeaders(rig: FeedRig, fields: Fields): FeedRig {
  return withFields(rig, fields, ({ status }) => status >= 400);
}

/** In all answers about events. */
export function withCacheControl(rig: FeedRig, control: string | null): FeedRig {
  return withFeedHeaders(rig, /\/events\//, (headers) => {
    if (control === null) headers.delete('cache-control');
    else headers.set('cache-control', control);
  });
}
