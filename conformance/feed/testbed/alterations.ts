/** Short ways to alter a feed rig, so that a fault's file says only what is altered. */

import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Choices,
  type FeedRig,
  type Handler,
  type Json,
  type JsonObject,
  json,
  type Parts,
  readJson,
} from '../../../src/reference/feed/index.ts';

/** Replaces parts. */
export function withFeedParts(rig: FeedRig, parts: Partial<Parts>): FeedRig {
  return { ...rig, parts: { ...rig.parts, ...parts } };
}

/** Adds a middleware outside of all others. */
export function withFeedMiddleware(rig: FeedRig, middleware: (next: Handler) => Handler): FeedRig {
  return { ...rig, middleware: [middleware, ...rig.middleware] };
}

/** Changes the members of `meta`, in every format. */
export function withFeedMeta(rig: FeedRig, alter: (meta: JsonObject) => JsonObject): FeedRig {
  return withFeedParts(rig, { meta: (made, parts) => alter(rig.parts.meta(made, parts)) });
}

/** Changes each event as it is served, in every format. */
export function withFeedEvents(rig: FeedRig, alter: (event: JsonObject) => JsonObject): FeedRig {
  return withFeedParts(rig, {
    event: (...given) => alter(rig.parts.event(...given) as JsonObject) as ReturnType<Parts['event']>,
  });
}

/** Changes the answers to GET of some paths; what HEAD says follows. `path` is that of the request, with its query. */
export function withFeedAnswers(
  rig: FeedRig,
  paths: RegExp,
  alter: (response: Response, path: string) => Promise<Response> | Response,
): FeedRig {
  return withFeedMiddleware(rig, (next) => async (request) => {
    const { pathname, search } = new URL(request.url);
    const path = `${pathname}${search}`;
    if (!paths.test(path) || (request.method !== 'GET' && request.method !== 'HEAD')) return next(request);
    if (request.method === 'GET') return alter(await next(request), path);
    const got = await alter(await next(new Request(request.url, { headers: request.headers })), path);
    const headers = new Headers(got.headers);
    headers.set('content-length', String((await got.bytes()).length));
    return new Response(null, { status: got.status, headers });
  });
}

/** Changes the text of the answers to GET of some paths; they are then not compressed. */
export function withFeedText(rig: FeedRig, paths: RegExp, alter: (text: string, path: string) => string): FeedRig {
  const plain = withFeedParts(rig, { wantsGzip: () => false });
  return withFeedAnswers(plain, paths, async (response, path) => {
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    return new Response(alter(await response.text(), path), { status: response.status, headers });
  });
}

/** The same for answers in JSON, as a value whose integers are bigints. */
export function withFeedJson(rig: FeedRig, alter: (value: JsonObject, path: string) => Json): FeedRig {
  return withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text, path) =>
    json(alter(readJson(text) as JsonObject, path)),
  );
}

/** Changes the headers of the answers to GET and HEAD of some paths. */
export function withFeedHeaders(rig: FeedRig, paths: RegExp, alter: (headers: Headers) => void): FeedRig {
  return withFeedAnswers(rig, paths, (response) => {
    const headers = new Headers(response.headers);
    alter(headers);
    return new Response(response.body, { status: response.status, headers });
  });
}

/** Lists the events in another order each time. */
export function withShuffledEvents(rig: FeedRig): FeedRig {
  let turn = 0;
  const shuffled: Partial<Parts> = {
    order: (...given) => {
      const all = rig.parts.order(...given);
      const from = ++turn % (all.length || 1);
      return [...all.slice(from), ...all.slice(0, from)];
    },
  };
  return { ...withFeedParts(rig, shuffled), keep: false };
}

/** Changes a rig by what is asked for while an answer is made: the URL of the request. Each answer is made anew. */
export function withRequestUrl(rig: FeedRig, alter: (asked: () => string, rig: FeedRig) => FeedRig): FeedRig {
  const url = new AsyncLocalStorage<string>();
  const altered = alter(() => url.getStore() ?? '', rig);
  return {
    ...withFeedMiddleware(altered, (next) => (request) => url.run(request.url, () => next(request))),
    keep: false,
  };
}

/** Lists events until another moment in the answers to some paths. */
export function withUpcoming(rig: FeedRig, paths: RegExp, upcoming: Choices['upcoming']): FeedRig {
  return withRequestUrl(rig, (asked, right) =>
    withFeedParts(right, { lasts: (span, all) => right.parts.lasts(span, paths.test(asked()) ? upcoming : all) }),
  );
}
