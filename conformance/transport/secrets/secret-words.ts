import type { Header } from '../../core/target/header.ts';
import { isSecretName } from './secret-name.ts';

/** Request headers without credentials: their values may appear in records. */
const PUBLIC = /^(accept(-.*)?|cache-control|connection|content-type|host|pragma|range|te|user-agent)$/i;
/** A shorter word of a header with several words is not a secret by itself: it would match too many texts. */
const SHORTEST = 6;
/** Values that say nothing: they stand in every other text. */
const TRIVIAL = /^(true|false|yes|no|on|off|null|none|\d{1,2})$/i;

/**
 * The secrets in the user's headers and keys, longest first: each value, and its words after the name of a scheme or a
 * cookie. A target may send them back.
 */
export function secretWords(headers: readonly Header[], keys: readonly string[] = []): readonly string[] {
  const values = headers.filter(([name]) => !PUBLIC.test(name)).flatMap(secretsOfHeader);
  return [...new Set([...values, ...keys])].filter((word) => word !== '').sort((a, b) => b.length - a.length);
}

function secretsOfHeader([name, header]: Header): string[] {
  const value = header.trim();
  const words = value.split(/[\s;,=]+/).slice(1);
  return [
    ...(TRIVIAL.test(value) && !isSecretName(name) ? [] : [value]),
    ...words.filter((word) => word.length >= SHORTEST),
    ...(/^(proxy-)?authorization$/i.test(name) ? credentials(value) : []),
    ...(/^cookie$/i.test(name) ? cookies(value) : []),
  ];
}

/** The token behind a scheme (RFC 9110 section 11.4); of Basic also the name and the password in it (RFC 7617). */
function credentials(value: string): string[] {
  const [scheme = '', token = ''] = value.split(/\s+/, 2);
  if (!/^basic$/i.test(scheme)) return [token];
  const user = Buffer.from(token, 'base64').toString('utf8');
  return [token, user, user.slice(user.indexOf(':') + 1)];
}

const cookies = (value: string): string[] =>
  value
    .split(/;\s*/)
    .map((pair) => pair.slice(pair.indexOf('=') + 1))
    .filter((one) => !TRIVIAL.test(one));
