import { REDACTED } from '../../core/target/exchange.ts';
import type { Header } from '../../core/target/header.ts';
import { isSecretName } from '../secrets/secret-name.ts';

const SECRET_HEADERS = new Set(['authorization', 'proxy-authorization', 'cookie', 'set-cookie', 'x-api-key']);
/** Headers whose values are addresses. */
const ADDRESSES = new Set(['location', 'content-location', 'referer']);
/** An address in a sentence. The length of its scheme is bounded, so that a long word costs no more than its letters. */
const ADDRESS = /[a-z][a-z0-9+.-]{0,30}:\/\/\S+?(?=[:;,.]?(?:\s|$))/gi;
const NONE: ReadonlySet<string> = new Set();

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
    .replace(/([?&#;])([^=&#?;]+)=([^&#;]*)/g, (whole, mark: string, name: string, value: string) =>
      isSecretName(decodedPart(name)) && !publicValues.has(value) ? `${mark}${name}=${REDACTED}` : whole,
    );
}

/** The secrets in an address: user information, and the values of parameters for keys. */
export function secretsOfUrl(url: string): readonly string[] {
  const user = /^[a-z][a-z0-9+.-]*:\/\/([^/?#@]*)@/i.exec(url)?.[1];
  const values = [...url.matchAll(/[?&#;]([^=&#?;]+)=([^&#;]*)/g)].filter(([, name]) =>
    isSecretName(decodedPart(name!)),
  );
  const password = user?.slice(user.indexOf(':') + 1);
  return [user, password, ...values.map(([, , value]) => value)].flatMap((one) => (one ? [decodedPart(one)] : []));
}

/** A sentence with redacted addresses; the text after an address is not changed. */
export function redactAddresses(text: string): string {
  return text.replace(ADDRESS, (url) => redactUrl(url));
}

/** A part of an address without its escapes; unchanged where they are broken. */
export function decodedPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
