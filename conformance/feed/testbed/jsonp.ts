/** Short ways to alter what a feed serves as JSONP. */
import { type FeedRig, type Json, type JsonObject, json, readJson } from '../../../src/reference/feed/index.ts';
import { withFeedAnswers, withFeedMiddleware, withFeedText } from './alterations.ts';

const JSONP_PATH = /\.json\?(.*&)?callback=/;

/** Changes the JSONP as text. */
export function withJsonpText(rig: FeedRig, alter: (text: string) => string): FeedRig {
  return withFeedText(rig, JSONP_PATH, (text) => (text.startsWith('/**/') ? alter(text) : text));
}

/** Changes what a callback is called with, as a value whose integers are bigints. */
export function withJsonpValue(rig: FeedRig, alter: (value: JsonObject) => Json): FeedRig {
  return withJsonpText(rig, (text) => {
    const [, before, argument, after] = /^(.*?\()(.*)(\);\n?)$/s.exec(text)!;
    return `${before}${json(alter(readJson(argument!) as JsonObject))}${after}`;
  });
}

/** Changes `meta` of what a callback is called with. */
export function withJsonpMeta(rig: FeedRig, alter: (meta: JsonObject) => JsonObject): FeedRig {
  return withJsonpValue(rig, (value) => ({ ...value, meta: alter(value.meta as JsonObject) }));
}

/** Changes the headers of JSONP. */
export function withJsonpHeaders(rig: FeedRig, alter: (headers: Headers) => void): FeedRig {
  return withFeedAnswers(rig, JSONP_PATH, (response) => {
    const headers = new Headers(response.headers);
    alter(headers);
    return new Response(response.body, { status: response.status, headers });
  });
}

/** Answers some errors, by what `meta.status` says, without the call that was asked for. */
export function withPlainErrors(rig: FeedRig, which: (status: bigint) => boolean): FeedRig {
  return withFeedMiddleware(rig, (next) => async (request) => {
    const response = await next(request);
    if (!JSONP_PATH.test(request.url)) return response;
    const text = await response.clone().text();
    const [, argument = '{}'] = /^\/\*\*\/[^(]*\((.*)\);\s*$/s.exec(text) ?? [];
    const { meta } = readJson(argument) as { readonly meta?: { readonly status?: bigint } };
    if (meta?.status === undefined || !which(meta.status)) return response;
    const headers = new Headers(response.headers);
    headers.set('content-type', 'application/json; charset=utf-8');
    return new Response(argument, { status: response.status, headers });
  });
}
