/** The encodings in which a target may send a secret back. */

const hexOf = (code: number, digits: number) => code.toString(16).padStart(digits, '0');
const perCharacter = (text: string, encode: (character: string) => string) => [...text].map(encode).join('');
const inBase64 = (before: number, alphabet: 'base64' | 'base64url') => (secret: string) =>
  Buffer.concat([Buffer.alloc(before, '{'), Buffer.from(secret), Buffer.from('}}')]).toString(alphabet);
const named: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
const inUri = (text: string) => encodeURIComponent(text);
const inHtml = (text: string) => perCharacter(text, (one) => named[one] ?? one);

/** Each encoding by its name. Those of base64 have bytes before and behind the secret, in each of the three places. */
export const ENCODINGS: Readonly<Record<string, (secret: string) => string>> = {
  plain: (secret) => secret,
  'in other letters': (secret) => secret.replace(/[a-z]+/g, (letters) => letters.toUpperCase()),
  JSON: inJson,
  'JSON with escaped slashes': (secret) => inJson(secret).replaceAll('/', '\\/'),
  'JSON, every character': (secret) =>
    perCharacter(secret, (one) =>
      one
        .split('')
        .map((unit) => `\\u${hexOf(unit.charCodeAt(0), 4)}`)
        .join(''),
    ),
  'names of HTML': inHtml,
  'numbers of XML': (secret) => perCharacter(secret, (one) => `&#${one.codePointAt(0)};`),
  'hex numbers of XML': (secret) => perCharacter(secret, (one) => `&#x${hexOf(one.codePointAt(0)!, 2)};`),
  'HTML numbers only where needed': (secret) =>
    perCharacter(secret, (one) => (/[\w-]/.test(one) ? one : `&#${one.codePointAt(0)};`)),
  percent: inUri,
  'percent in small letters': (secret) => inUri(secret).replace(/%../g, (byte) => byte.toLowerCase()),
  'percent, every byte': (secret) =>
    [...Buffer.from(secret)].map((byte) => `%${hexOf(byte, 2).toUpperCase()}`).join(''),
  form: (secret) => new URLSearchParams({ k: secret }).toString().slice(2),
  'base64 after 0': inBase64(0, 'base64'),
  'base64 after 1': inBase64(1, 'base64'),
  'base64 after 2': inBase64(2, 'base64'),
  'base64url after 0': inBase64(0, 'base64url'),
  'base64url after 1': inBase64(1, 'base64url'),
  'base64url after 2': inBase64(2, 'base64url'),
  hex: (secret) => Buffer.from(secret).toString('hex'),
  'hex in capitals': (secret) => Buffer.from(secret).toString('hex').toUpperCase(),
  'percent in JSON in HTML': (secret) => inHtml(inJson(inUri(secret))),
  'JSON in JSON': (secret) => inJson(inJson(secret)),
  'base64 of JSON': (secret) => Buffer.from(`{"k":"${inJson(secret)}"}`).toString('base64'),
};
