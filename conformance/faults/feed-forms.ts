/** Short ways to alter what a feed serves as XML and as JSONP. */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FeedRig, Json, JsonObject } from '../../src/reference/feed/index.ts';
import { json, readJson } from '../../src/reference/feed/index.ts';
import { withFeedAnswers, withFeedMiddleware, withFeedParts, withFeedText } from './feed.ts';

const XML = /\.xml(\?|$)/;
const JSONP = /\.json\?(.*&)?callback=/;

/** Changes the XML as text. */
export function withXmlText(rig: FeedRig, alter: (text: string) => string): FeedRig {
  return withFeedText(rig, XML, alter);
}

/** Changes the bytes of the XML, and what it is called. */
export function withXmlBytes(rig: FeedRig, alter: (text: string) => Uint8Array, contentType: string): FeedRig {
  return withFeedAnswers(
    withXmlText(rig, (text) => text),
    XML,
    async (response) => {
      const headers = new Headers(response.headers);
      headers.set('content-type', contentType);
      return new Response(Buffer.from(alter(await response.text())), { status: response.status, headers });
    },
  );
}

/** Changes the JSONP as text. */
export function withJsonpText(rig: FeedRig, alter: (text: string) => string): FeedRig {
  return withFeedText(rig, JSONP, (text) => (text.startsWith('/**/') ? alter(text) : text));
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

/** Whether a request accepts gzip. */
export const takesGzip = ({ headers }: Request): boolean => {
  const named = /\bgzip\s*(?:;\s*q=([\d.]+))?/.exec(headers.get('accept-encoding') ?? '');
  return named !== null && Number(named[1] ?? 1) > 0;
};

/** Whether a request accepts Brotli. */
export const takesBrotli = ({ headers }: Request): boolean => /\bbr\b/.test(headers.get('accept-encoding') ?? '');

/** Changes the text of what is compressed. */
export function withGzipText(rig: FeedRig, alter: (text: string) => string): FeedRig {
  return withFeedMiddleware(rig, (next) => async (request) => {
    const response = await next(request);
    if (response.headers.get('content-encoding') !== 'gzip' || request.method !== 'GET') return response;
    const bytes = gzipSync(alter(gunzipSync(await response.bytes()).toString('utf8')));
    const headers = new Headers(response.headers);
    headers.set('content-length', String(bytes.length));
    return new Response(bytes, { status: response.status, headers });
  });
}

/** Compresses for whoever offers deflate alone. */
export function withDeflate(rig: FeedRig, compress: (bytes: Uint8Array) => Uint8Array<ArrayBuffer>): FeedRig {
  const plain = withFeedParts(rig, {
    wantsGzip: (accepted) => !offersDeflate(accepted) && rig.parts.wantsGzip(accepted),
  });
  return withFeedMiddleware(plain, (next) => async (request) => {
    const response = await next(request);
    if (request.method !== 'GET' || !offersDeflate(request.headers.get('accept-encoding'))) return response;
    const bytes = compress(await response.bytes());
    const headers = new Headers(response.headers);
    headers.set('content-encoding', 'deflate');
    headers.set('content-length', String(bytes.length));
    return new Response(bytes, { status: response.status, headers });
  });
}

const offersDeflate = (accepted: string | null): boolean => accepted?.trim() === 'deflate';

/** Changes the headers of JSONP. */
export function withJsonpHeaders(rig: FeedRig, alter: (headers: Headers) => void): FeedRig {
  return withFeedAnswers(rig, JSONP, (response) => {
    const headers = new Headers(response.headers);
    alter(headers);
    return new Response(response.body, { status: response.status, headers });
  });
}

/** Answers some errors, by what `meta.status` says, without the call that was asked for. */
export function withPlainErrors(rig: FeedRig, which: (status: bigint) => boolean): FeedRig {
  return withFeedMiddleware(rig, (next) => async (request) => {
    const response = await next(request);
    if (!JSONP.test(request.url)) return response;
    const text = await response.clone().text();
    const [, argument = '{}'] = /^\/\*\*\/[^(]*\((.*)\);\s*$/s.exec(text) ?? [];
    const { meta } = readJson(argument) as { readonly meta?: { readonly status?: bigint } };
    if (meta?.status === undefined || !which(meta.status)) return response;
    const headers = new Headers(response.headers);
    headers.set('content-type', 'application/json; charset=utf-8');
    return new Response(argument, { status: response.status, headers });
  });
}

/** Every date-time of the XML in UTC, each the same instant as before. */
export function datesInUtc(xml: string): string {
  return xml.replaceAll(/>(\d{4}-\d\d-\d\dT[^<]*)</g, (_, date: string) => {
    const fraction = /\.\d+/.exec(date)?.[0] ?? '';
    return `>${new Date(date).toISOString().replace(/\.\d+/, fraction)}<`;
  });
}

/** A text as it stands in XML, in elements and in attributes. */
export function escaped(text: string): string {
  const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (one) => references[one]!).replaceAll('\r', '&#13;');
}

/** Writes XML of its own making from the JSON of the feed. */
export function withXmlOf(rig: FeedRig, write: (value: JsonObject) => string): FeedRig {
  return withFeedMiddleware(rig, (next) => async (request) => {
    const read = request.method === 'GET' || request.method === 'HEAD';
    if (!read || !XML.test(request.url) || !request.url.includes('/events/')) return next(request);
    const url = new URL(request.url);
    url.pathname = url.pathname.replace(/xml$/, 'json');
    url.searchParams.delete('callback');
    const response = await next(new Request(url));
    const bytes = Buffer.from(write(readJson(await response.text()) as JsonObject));
    const headers = new Headers(response.headers);
    headers.set('content-type', 'application/xml; charset=utf-8');
    headers.set('content-length', String(bytes.length));
    return new Response(request.method === 'GET' ? bytes : null, { status: response.status, headers });
  });
}
