import { REDACTED } from '../../core/target/exchange.ts';
import type { Header } from '../../core/target/header.ts';

const SECRET_HEADERS = new Set(['authorization', 'proxy-authorization', 'cookie', 'set-cookie', 'x-api-key']);
/** Request headers that prove nothing: their values may well stand elsewhere. */
const PUBLIC = /^(accept(-.*)?|cache-control|connection|content-type|host|pragma|range|te|user-agent)$/i;
/** Headers whose values are addresses. */
const ADDRESSES = new Set(['location', 'content-location', 'referer']);
const SECRET_QUERY = /^(.*[-_])?(key|apikey|token|secret|password|sig|signature|credential)$/i;
const NONE: ReadonlySet<string> = new Set();
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

/**
 * An address without user information and without the values of parameters that carry keys. `shown` are values, as they
 * stand in the address, that are no secrets.
 */
export function redactUrl(url: string, shown: ReadonlySet<string> = NONE): string {
  return url
    .replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#@]*@/i, `$1${REDACTED}@`)
    .replace(/([?&])([^=&#?]+)=([^&#]*)/g, (whole, mark: string, name: string, value: string) =>
      SECRET_QUERY.test(name) && !shown.has(value) ? `${mark}${name}=${REDACTED}` : whole,
    );
}

/** The same for a sentence with an address in it: what stands behind the address stays. */
export function redactAddresses(text: string): string {
  return text.replace(/[a-z][a-z0-9+.-]*:\/\/\S+?(?=[:;,.]?(?:\s|$))/gi, (url) => redactUrl(url));
}

/**
 * What must never be shown of the headers and keys that a person gave, longest first: each value, and the words in it
 * after the name of a scheme or a cookie. A target may send back what it was sent.
 */
export function secretWords(headers: readonly Header[], keys: readonly string[] = []): readonly string[] {
  const found = headers
    .filter(([name]) => !PUBLIC.test(name))
    .flatMap(([, value]) => [value.trim(), ...value.split(/[\s;,=]+/).slice(1)])
    .concat(keys.flatMap((key) => [key, encodeURIComponent(key.toWellFormed())]));
  return [...new Set(found)].filter((word) => word.length >= SHORTEST).sort((a, b) => b.length - a.length);
}

/** A text without these secrets. */
export function removeSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((left, secret) => left.replaceAll(secret, REDACTED), text);
}
