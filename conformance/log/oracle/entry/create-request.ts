/**
 * The request of CreateEntry as protobuf JSON (ProtoJSON Format), in each spelling that the format lets a client choose.
 *
 * Anchored by: kat.json hashedrekord_requests
 */
import { base64, utf8 } from '../../../oracle/bytes/bytes.ts';
import { keyDetailsNumber } from './key-details.ts';
import type { NewEntry } from './log-entry.ts';

/** What a client may choose. The default of each comes first. */
export interface JsonSpelling {
  /** lowerCamelCase, or the names as the schema has them. */
  readonly names?: 'camel' | 'snake';
  /** Standard alphabet with padding, or one of the two alphabets otherwise (RFC 4648). */
  readonly base64?: 'standard' | 'url' | 'unpadded' | 'url-unpadded';
  /** What programs escape in strings that need it not: `/` and `=`. Default: nothing. */
  readonly escapes?: boolean;
  /** White space wherever JSON allows some. Default: none. */
  readonly space?: boolean;
  /** The enum by name or by number. */
  readonly keyDetails?: 'name' | 'number';
}

/** The request as plain data: what a check changes one thing of. */
export interface RequestObject {
  readonly hashedRekordRequestV002: {
    readonly digest: string;
    readonly signature: {
      readonly content: string;
      readonly verifier: {
        readonly publicKey?: { readonly rawBytes: string };
        readonly x509Certificate?: { readonly rawBytes: string };
        readonly keyDetails: string | number;
      };
    };
  };
}

function bytesText(bytes: Uint8Array, how: JsonSpelling['base64'] = 'standard'): string {
  const text = base64(bytes);
  const inAlphabet = how.startsWith('url') ? text.replaceAll('+', '-').replaceAll('/', '_') : text;
  return how.endsWith('unpadded') ? inAlphabet.replace(/=+$/, '') : inAlphabet;
}

/** The request with camelCase names. A new object each time. RangeError where the enum has no number for the key. */
export function requestObject(
  entry: NewEntry,
  spelling: Pick<JsonSpelling, 'base64' | 'keyDetails'> = {},
): RequestObject {
  const text = (bytes: Uint8Array) => bytesText(bytes, spelling.base64);
  const held = { rawBytes: text(entry.verifier.rawBytes) };
  const keyDetails = spelling.keyDetails === 'number' ? keyDetailsNumber(entry.keyDetails) : entry.keyDetails;
  return {
    hashedRekordRequestV002: {
      digest: text(entry.digest),
      signature: {
        content: text(entry.signature),
        verifier:
          entry.verifier.kind === 'publicKey' ? { publicKey: held, keyDetails } : { x509Certificate: held, keyDetails },
      },
    },
  };
}

/** The names of the schema, which a parser has to take as well; what is not listed is one word. */
const SCHEMA_NAMES: Readonly<Record<string, string>> = {
  hashedRekordRequestV002: 'hashed_rekord_request_v002',
  publicKey: 'public_key',
  x509Certificate: 'x509_certificate',
  rawBytes: 'raw_bytes',
  keyDetails: 'key_details',
};

function withSchemaNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, held]) => [SCHEMA_NAMES[name] ?? name, withSchemaNames(held)]);
  return Object.fromEntries(members);
}

/** The four kinds of white space of RFC 8259 section 2, around every token of a text that has none outside of strings. */
function spaced(json: string): string {
  return json.replace(/"(?:[^"\\]|\\.)*"|\d+|[{}:,]/g, (token) => ` \t${token}\r\n`);
}

/** Two ways to escape (RFC 8259 section 7), of which base 64 is all that the request has. */
function escaped(json: string): string {
  return json.replaceAll('/', '\\/').replaceAll('=', '\\u003d');
}

/** The body of the request. RangeError where the enum has no number for the key and one is wanted. */
export function requestJson(entry: NewEntry, spelling: JsonSpelling = {}): Uint8Array {
  const request = requestObject(entry, spelling);
  const json = JSON.stringify(spelling.names === 'snake' ? withSchemaNames(request) : request);
  const inStrings = spelling.escapes ? escaped(json) : json;
  return utf8(spelling.space ? spaced(inStrings) : inStrings);
}

/**
 * The body of the request with one member set to something else, or left out where the value is undefined. A path
 * names the member from the outside: `['hashedRekordRequestV002', 'digest']`.
 *
 * @throws RangeError where the path leads through what is no object.
 */
export function requestWith(entry: NewEntry, path: readonly string[], value: unknown): Uint8Array {
  const change = (object: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (name === undefined) return value;
    if (typeof object !== 'object' || object === null) throw new RangeError(`no object holds ${path.join('.')}`);
    return { ...object, [name]: change((object as Readonly<Record<string, unknown>>)[name], rest) };
  };
  return utf8(JSON.stringify(change(requestObject(entry), path)));
}
