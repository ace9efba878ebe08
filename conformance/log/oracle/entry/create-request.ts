/**
 * The request of CreateEntry as protobuf JSON (ProtoJSON Format), in each spelling that the format lets a client
 * choose.
 *
 * Anchored by: kat.json hashedrekord_requests
 */
import { base64, utf8 } from '../../../oracle/bytes/bytes.ts';
import { keyDetailsNumber } from './key-details.ts';
import type { NewEntry } from './log-entry.ts';

/** The choices of a client. The default of each comes first. */
export interface JsonSpelling {
  /** lowerCamelCase, or the names as the schema has them. */
  readonly names?: 'camel' | 'snake';
  /** The standard alphabet with padding, or another combination of alphabet and padding (RFC 4648). */
  readonly base64?: 'standard' | 'url' | 'unpadded' | 'url-unpadded';
  /** Characters that programs escape without need: `/` and `=`. Default: no characters. */
  readonly escapes?: boolean;
  /** White space wherever JSON allows it. Default: no white space. */
  readonly space?: boolean;
  /** The enum by name or by number. */
  readonly keyDetails?: 'name' | 'number';
}

/** The request as plain data, in which a check changes a single member. */
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

/** The request with camelCase names. A new object each time. RangeError if the enum has no number for the key. */
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

/**
 * The names of the schema, which a parser has to accept as well; names of a single word are the same and not listed.
 */
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

/**
 * The four kinds of white space of RFC 8259 section 2, around every token of a text that has no white space outside of
 * strings.
 */
function spaced(json: string): string {
  return json.replace(/"(?:[^"\\]|\\.)*"|\d+|[{}:,]/g, (token) => ` \t${token}\r\n`);
}

/** Two ways to escape (RFC 8259 section 7) characters of base 64; the request has no others to escape. */
function escaped(json: string): string {
  return json.replaceAll('/', '\\/').replaceAll('=', '\\u003d');
}

/**
 * The body of the request. RangeError if the spelling needs the number of the key and the enum has no number for it.
 */
export function requestJson(entry: NewEntry, spelling: JsonSpelling = {}): Uint8Array {
  const request = requestObject(entry, spelling);
  const json = JSON.stringify(spelling.names === 'snake' ? withSchemaNames(request) : request);
  const inStrings = spelling.escapes ? escaped(json) : json;
  return utf8(spelling.space ? spaced(inStrings) : inStrings);
}

/**
 * The body of the request with a member set to another value, or left out if the value is undefined. A path
 * names the member from the outside: `['hashedRekordRequestV002', 'digest']`.
 *
 * @throws RangeError if the path leads through a value that is not an object.
 */
export function requestWith(entry: NewEntry, path: readonly string[], value: unknown): Uint8Array {
  const change = (object: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (name === undefined) return value;
    if (typeof object !== 'object' || object === null)
      throw new RangeError(`no object has the member ${path.join('.')}`);
    return { ...object, [name]: change((object as Readonly<Record<string, unknown>>)[name], rest) };
  };
  return utf8(JSON.stringify(change(requestObject(entry), path)));
}
