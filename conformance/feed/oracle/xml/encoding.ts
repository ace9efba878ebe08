/**
 * The characters of an XML document from its bytes (XML 1.0 section 4.3.3 and appendix F, RFC 7303 section 3).
 *
 * Anchored by: XML 1.0 appendix F.1, the table of first bytes; RFC 7303 section 8, the examples
 */

import { Buffer } from 'node:buffer';
import { type ParseResult, parseDefect, parsedValue } from '../../../core/check/parse-result.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { firstInvalidUtf8 } from '../../../oracle/bytes/utf8.ts';

/** A document as characters, and what says how it is encoded. */
export interface XmlText {
  /** Without the byte order mark. */
  readonly text: string;
  /** The encoding that it was read in, in lower case. XML asks every reader for utf-8 and utf-16, and for no other. */
  readonly encoding: string;
  readonly byteOrderMark: boolean;
  /** What the XML declaration names, as it is written. */
  readonly declared?: string;
}

const MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
];
/** The declaration is in ASCII in every encoding that is read here, and short. */
const DECLARED = /^<\?xml\s[^>?]*?encoding\s*=\s*["']([A-Za-z][\w.-]*)["']/;

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  // What the web calls by these two names is windows-1252 (Encoding Standard section 4.2), which they are not.
  if (encoding === 'iso-8859-1') return Buffer.from(bytes).toString('latin1');
  if (encoding === 'us-ascii')
    return bytes.every((byte) => byte < 0x80) ? Buffer.from(bytes).toString('latin1') : undefined;
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Reads the characters. A byte order mark decides, then the charset of the Content-Type, then the declaration, and
 * without any it is UTF-8. `encoding` where nobody here knows the encoding, where the bytes are not in it, or where the
 * declaration contradicts the bytes and no charset stands above it.
 */
export function readXmlText(bytes: Uint8Array, charset?: string): ParseResult<XmlText, 'encoding'> {
  const mark = MARKS.find(([, first]) => first.every((byte, i) => bytes[i] === byte));
  const body = bytes.subarray(mark?.[1].length ?? 0);
  // Of two bytes for each character, one is zero in a declaration.
  const head = Buffer.from(body.subarray(0, 400)).toString('latin1').replaceAll('\0', '');
  const declared = DECLARED.exec(head)?.[1];
  const named = (charset ?? declared)?.toLowerCase();
  const encoding = mark?.[0] ?? named ?? 'utf-8';
  // UTF-16 has a mark, whose order of bytes the name may leave open.
  const fits = mark ? [encoding, encoding.replace(/^utf-16.e$/, 'utf-16')].includes(named!) : !/^utf-16/.test(encoding);
  if (declared !== undefined && charset === undefined && !fits) {
    const actual = `encoding=${quotedText(declared!)}, ${mark ? `${mark[0]} by the byte order mark` : 'no byte order mark'}`;
    return parseDefect('encoding', 'the encoding that the declaration names', actual, 'XML declaration');
  }
  const text = decode(body, encoding);
  if (text !== undefined)
    return parsedValue({
      text,
      encoding,
      byteOrderMark: mark !== undefined,
      ...(declared === undefined ? {} : { declared }),
    });
  const invalid = encoding === 'utf-8' ? firstInvalidUtf8(body) : undefined;
  const at = invalid === undefined ? undefined : `byte ${invalid + bytes.length - body.length}`;
  return parseDefect('encoding', `characters in ${quotedText(encoding)}`, 'bytes that cannot be read so', at);
}
