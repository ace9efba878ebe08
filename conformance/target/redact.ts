import { type Header, REDACTED } from '../core/exchange.ts';

const SECRET_HEADERS = new Set(['authorization', 'proxy-authorization', 'cookie', 'set-cookie', 'x-api-key']);
/** Request headers that prove nothing: their values may well stand elsewhere. */
const PUBLIC = /^(accept(-.*)?|cache-control|connection|content-type|host|pragma|range|te|user-agent)$/i;
/** Headers whose values are addresses. */
const ADDRESSES = new Set(['location', 'content-location', 'referer']);
const SECRET_QUERY = /^(.*[-_])?(key|apikey|token|secret|password|sig|signature|credential)$/i;
/** Shorter words of a header are not searched for: they would be found everywhere. */
const SHORTEST = 6;

/** Headers without what proves who one is. `also` names further secret headers, in lower case. */
export function redactHeaders(headers: readonly Header[], also: ReadonlySet<string> = new Set()): readonly Header[] {
  return headers.map(([name, value]): Header => {
    const key = name.toLowerCase();
    if (SECRET_HEADERS.has(key) || also.has(key)) return [name, REDACTED];
    return [name, ADDRESSES.has(key) ? redactUrl(value) : value];
  });
}

/** An address without user information and without the values of parameters that carry keys. */
export function redactUrl(url: string): string {
  return url
    .replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#@]*@/i, `$1${REDACTED}@`)
    .replace(/([?&])([^=&#?]+)=([^&#]*)/g, (whole, mark: string, name: string) =>
      SECRET_QUERY.test(name) ? `${mark}${name}=${REDACTED}` : whole,
    );
}

/** The same for a sentence with an address in it: what stands behind the address stays. */
export function redactAddresses(text: string): string {
  return text.replace(/[a-z][a-z0-9+.-]*:\/\/\S+?(?=[:;,.]?(?:\s|$))/gi, redactUrl);
}

/**
 * What must never be shown of the headers and keys that a person gave, longest first: each value, and the words in it
 * after the name of a scheme or a cookie. A target may send back what it was sent.
 */
export function secretsOf(headers: readonly Header[], keys: readonly string[] = []): readonly string[] {
  const found = headers
    .filter(([name]) => !PUBLIC.test(name))
    .flatMap(([, value]) => [value.trim(), ...value.split(/[\s;,=]+/).slice(1)])
    .concat(keys.flatMap((key) => [key, encodeURIComponent(key.toWellFormed())]));
  return [...new Set(found)].filter((word) => word.length >= SHORTEST).sort((a, b) => b.length - a.length);
}

/** A text without these secrets. */
export function scrub(text: string, secrets: readonly string[]): string {
  return secrets.reduce((left, secret) => left.replaceAll(secret, REDACTED), text);
}
