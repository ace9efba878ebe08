/** Short ways to alter what a feed serves as XML. */
import { type FeedRig, type JsonObject, readJson } from '../../../src/reference/feed/index.ts';
import { withFeedAnswers, withFeedMiddleware, withFeedText } from './alterations.ts';

const XML_PATH = /\.xml(\?|$)/;

/** Changes the XML as text. */
export function withXmlText(rig: FeedRig, alter: (text: string) => string): FeedRig {
  return withFeedText(rig, XML_PATH, alter);
}

/** Changes the bytes of the XML, and what it is called. */
export function withXmlBytes(rig: FeedRig, alter: (text: string) => Uint8Array, contentType: string): FeedRig {
  return withFeedAnswers(
    withXmlText(rig, (text) => text),
    XML_PATH,
    async (response) => {
      const headers = new Headers(response.headers);
      headers.set('content-type', contentType);
      return new Response(Buffer.from(alter(await response.text())), { status: response.status, headers });
    },
  );
}

/** Every date-time of the XML in UTC, each the same instant as before. */
export function datesInUtc(xml: string): string {
  return xml.replaceAll(/>(\d{4}-\d\d-\d\dT[^<]*)</g, (_, date: string) => {
    const fraction = /\.\d+/.exec(date)?.[0] ?? '';
    return `>${new Date(date).toISOString().replace(/\.\d+/, fraction)}<`;
  });
}

/** A text as it stands in XML, in elements and in attributes. */
export function escapedXml(text: string): string {
  const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (one) => references[one]!).replaceAll('\r', '&#13;');
}

/** Writes XML of its own making from the JSON of the feed. */
export function withOwnXml(rig: FeedRig, write: (value: JsonObject) => string): FeedRig {
  return withFeedMiddleware(rig, (next) => async (request) => {
    const read = request.method === 'GET' || request.method === 'HEAD';
    if (!read || !XML_PATH.test(request.url) || !request.url.includes('/events/')) return next(request);
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
