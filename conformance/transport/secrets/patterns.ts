import { bytesOf } from './byte-view.ts';
import { unescapeOnce } from './unescape.ts';

/**
 * Where a form of a secret counts as the secret: `anywhere`; as a `token`, with neither a letter nor a digit beside it; as
 * a `value`, behind "=" or ":" or between quotes.
 */
type Place = 'anywhere' | 'token' | 'value';

/** A form of a secret, as bytes. */
export interface Pattern {
  readonly bytes: string;
  readonly place: Place;
  /** Base64 shows some bits of the secret in the characters beside it. */
  readonly base64: boolean;
}

/** A shorter secret stands in many texts by chance, so only a whole token counts. */
const ANYWHERE = 6;
const TOKEN = 3;
/** Nobody could find so short a secret in base64. */
const BASE64 = 3;

const placeOf = (length: number): Place => (length >= ANYWHERE ? 'anywhere' : length >= TOKEN ? 'token' : 'value');

/** Letters in lower case; other bytes keep their number and their place. */
export const inLowerCase = (bytes: string): string => bytes.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** The forms of a secret: those in which letters count the same in upper and lower case, and those in which they do not. */
export function patternsOf(secret: string): {
  readonly anyCase: readonly Pattern[];
  readonly exact: readonly Pattern[];
} {
  const own = bytesOf(secret.toWellFormed());
  const place = placeOf(own.length);
  const anyCase = new Map<string, Pattern>();
  const add = (bytes: string, at: Place) => anyCase.set(bytes, { bytes, place: at, base64: false });
  // The escapes in a secret itself are removed together with those around it.
  for (const coded of charsetForms(secret.toWellFormed()))
    for (let bytes: string | undefined = coded; bytes; bytes = unescapeOnce({ bytes })?.bytes) {
      const small = inLowerCase(bytes);
      add(small, place);
      // A form has a plus for a space (WHATWG URL, application/x-www-form-urlencoded).
      if (small.includes(' ')) add(small.replaceAll(' ', '+'), place);
    }
  if (own.length >= TOKEN) add(Buffer.from(own, 'latin1').toString('hex'), 'anywhere');
  const exact = new Map<string, Pattern>();
  const texts = [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret.toWellFormed())];
  const utf16 = Buffer.from(secret, 'utf16le').toString('latin1');
  const coded = new Set([...texts.map((text) => bytesOf(text.toWellFormed())), ...rawBytes(secret), utf16]);
  for (const text of coded)
    for (const bytes of base64Forms(text))
      exact.set(bytes, { bytes, place: text.length < BASE64 ? 'value' : 'anywhere', base64: true });
  return { anyCase: [...anyCase.values()], exact: [...exact.values()] };
}

/**
 * The bytes of a text in UTF-8. With other characters than ASCII also those of its other spellings (in capitals, in small
 * letters, composed and decomposed), and of each in ISO 8859-1, as Node sends a header and as a server may send it back; in
 * UTF-8 twice, of a server that took UTF-8 for ISO 8859-1; the other way round, with marks of replacement; and in UTF-16, of
 * which the finder reads ASCII characters itself.
 */
function charsetForms(text: string): ReadonlySet<string> {
  if (bytesOf(text) === text) return new Set([text]);
  const spellings = [text, text.toUpperCase(), text.toLowerCase(), text.normalize('NFC'), text.normalize('NFD')];
  return new Set(
    spellings.flatMap((spelling) => {
      const isLatin = /^[\0-\xff]*$/.test(spelling);
      const latin = isLatin ? [spelling, bytesOf(Buffer.from(spelling, 'latin1').toString('utf8'))] : [];
      const utf16 = Buffer.from(spelling, 'utf16le');
      const utf16s = [utf16.toString('latin1'), utf16.swap16().toString('latin1')];
      return [bytesOf(spelling), bytesOf(bytesOf(spelling)), ...latin, ...utf16s, ...utf16s.map(bytesOf)];
    }),
  );
}

/** Fewer hex digits may be a word or a number. */
const LEAST_HEX = 32;

/** The bytes of a key that is written in hex. */
function rawBytes(secret: string): readonly string[] {
  const digits = /^(?:0x)?([0-9a-f]+)$/i.exec(secret)?.[1] ?? '';
  return digits.length < LEAST_HEX || digits.length % 2 > 0 ? [] : [Buffer.from(digits, 'hex').toString('latin1')];
}

/**
 * The base64 characters that come from a text alone, for each number of bytes before it in its group of three, in both
 * alphabets (RFC 4648 sections 4 and 5).
 */
function base64Forms(text: string): string[] {
  if (text.length < BASE64) return [Buffer.from(text, 'latin1').toString('base64')];
  return [0, 1, 2].flatMap((before) => {
    const encoded = Buffer.from('\0'.repeat(before) + text, 'latin1').toString('base64');
    const own = encoded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + text.length) * 8) / 6));
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')];
  });
}
