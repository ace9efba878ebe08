import { REDACTED } from '../../core/target/exchange.ts';
import type { Header } from '../../core/target/header.ts';

const SECRET_HEADERS = new Set(['authorization', 'proxy-authorization', 'cookie', 'set-cookie', 'x-api-key']);
/** Request headers without credentials: their values may appear in records. */
const PUBLIC = /^(accept(-.*)?|cache-control|connection|content-type|host|pragma|range|te|user-agent)$/i;
/** Headers whose values are addresses. */
const ADDRESSES = new Set(['location', 'content-location', 'referer']);
const SECRET_QUERY = /^(.*[-_])?(key|apikey|token|secret|password|sig|signature|credential)$/i;
/** An address in a sentence. The length of its scheme is bounded, so that a long word costs no more than its letters. */
const ADDRESS = /[a-z][a-z0-9+.-]{0,30}:\/\/\S+?(?=[:;,.]?(?:\s|$))/gi;
const NONE: ReadonlySet<string> = new Set();
/** Shorter words of a header are not redacted: they would match too many texts. */
const SHORTEST = 6;

/** Headers without the values of credentials. `also`: the names of further secret headers, in lower case. */
export function redactHeaders(headers: readonly Header[], also: ReadonlySet<string> = new Set()): readonly Header[] {
  return headers.map(([name, value]): Header => {
    const key = name.toLowerCase();
    if (SECRET_HEADERS.has(key) || also.has(key)) return [name, REDACTED];
    return [name, ADDRESSES.has(key) ? redactUrl(value) : value];
  });
}

/**
 * An address without user information and without the values of parameters for keys. `publicValues`: values in the
 * form of the address that are not secret.
 */
export function redactUrl(url: string, publicValues: ReadonlySet<string> = NONE): string {
  return url
    .replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#@]*@/i, `$1${REDACTED}@`)
    .replace(/([?&])([^=&#?]+)=([^&#]*)/g, (whole, mark: string, name: string, value: string) =>
      SECRET_QUERY.test(name) && !publicValues.has(value) ? `${mark}${name}=${REDACTED}` : whole,
    );
}

/** A sentence with redacted addresses; the text after an address is not changed. */
export function redactAddresses(text: string): string {
  return text.replace(ADDRESS, (url) => redactUrl(url));
}

/**
 * The secrets in the user's headers and keys, longest first: each value, and its words after the name of a scheme or a
 * cookie. A target may send them back.
 */
export function secretWords(headers: readonly Header[], keys: readonly string[] = []): readonly string[] {
  const values = headers
    .filter(([name]) => !PUBLIC.test(name))
    .flatMap(([, value]) => [value.trim(), ...value.split(/[\s;,=]+/).slice(1)])
    .concat(keys.flatMap((key) => [key, encodeURIComponent(key.toWellFormed())]));
  return [...new Set(values)].filter((word) => word.length >= SHORTEST).sort((a, b) => b.length - a.length);
}

/** Replaces the secrets in a text. */
export function removeSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((redacted, secret) => redacted.replaceAll(secret, REDACTED), text);
}
