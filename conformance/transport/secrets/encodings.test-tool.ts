/** The encodings in which a target may send a secret back. */

const hexOf = (code: number, digits: number) => code.toString(16).padStart(digits, '0');
const perCharacter = (text: string, encode: (character: string) => string) => [...text].map(encode).join('');
const perUnit = (text: string, encode: (code: number) => string) =>
  text
    .split('')
    .map((unit) => encode(unit.charCodeAt(0)))
    .join('');
const inUtf16 = (text: string) => Buffer.from(text, 'utf16le');
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
  'JSON, every character': (secret) => perUnit(secret, (code) => `\\u${hexOf(code, 4)}`),
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
  'percent of UTF-16 units': (secret) => perUnit(secret, (code) => `%u${hexOf(code, 4)}`),
  'JavaScript, every character': (secret) => perCharacter(secret, (one) => `\\u{${hexOf(one.codePointAt(0)!, 2)}}`),
  'Python, every character': (secret) => perCharacter(secret, (one) => `\\U${hexOf(one.codePointAt(0)!, 8)}`),
  'C, every byte': (secret) =>
    [...Buffer.from(secret)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join(''),
  'words of a shell': (secret) => secret.replace(/[\0-\x7f]/g, (one) => (/[\w-]/.test(one) ? one : `\\${one}`)),
  'UTF-16, little end first': (secret) => inUtf16(secret).toString('latin1'),
  'UTF-16, big end first': (secret) => inUtf16(secret).swap16().toString('latin1'),
  'base64 of UTF-16': (secret) => inUtf16(secret).toString('base64'),
  'base64 in lines': (secret) => inBase64(1, 'base64')(secret).replace(/.{7}/g, '$&\r\n'),
  'list of hex bytes': (secret) => (Buffer.from(secret).toString('hex').match(/../g) ?? []).join(' '),
  'list of bytes': (secret) => JSON.stringify([...Buffer.from(secret)]),
  'names of HTML for Latin letters': (secret) => inHtml(secret).replaceAll('\u00e9', '&eacute;'),
  'percent in JSON in HTML': (secret) => inHtml(inJson(inUri(secret))),
  'JSON in JSON': (secret) => inJson(inJson(secret)),
  'base64 of JSON': (secret) => Buffer.from(`{"k":"${inJson(secret)}"}`).toString('base64'),
};
