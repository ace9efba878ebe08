/**
 * The characters of an XML document from its bytes (XML 1.0 section 4.3.3 and appendix F, RFC 7303 section 3).
 *
 * Anchored by: XML 1.0 appendix F.1, the table of first bytes; RFC 7303 section 8, the examples
 */

import { Buffer } from 'node:buffer';
import { type ParseResult, parseDefect, parsedValue } from '../../../core/check/parse-result.ts';
import { asBuffer } from '../../../oracle/bytes/bytes.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { firstInvalidUtf8 } from '../../../oracle/bytes/utf8.ts';

/** A document as characters, and the source of its encoding. */
export interface XmlText {
  /** Without the byte order mark. */
  readonly text: string;
  /** The encoding that it was read in, in lower case. XML requires every reader to know utf-8 and utf-16 only. */
  readonly encoding: string;
  readonly byteOrderMark: boolean;
  /** The encoding in the XML declaration, as it is written. */
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
  // The web decodes these two names as windows-1252 (Encoding Standard section 4.2), which is wrong for XML.
  if (encoding === 'iso-8859-1') return asBuffer(bytes).toString('latin1');
  if (encoding === 'us-ascii')
    return bytes.every((byte) => byte < 0x80) ? asBuffer(bytes).toString('latin1') : undefined;
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Reads the characters. A byte order mark decides, then the charset of the Content-Type, then the declaration, and
 * without any it is UTF-8. `encoding` if the encoding is unknown here, if the bytes are not in it, or if the
 * declaration contradicts the bytes and no charset overrides it.
 */
export function readXmlText(bytes: Uint8Array, charset?: string): ParseResult<XmlText, 'encoding'> {
  const mark = MARKS.find(([, first]) => first.every((byte, i) => bytes[i] === byte));
  const body = bytes.subarray(mark?.[1].length ?? 0);
  // Of two bytes for each character, one is zero in a declaration.
  const head = Buffer.from(body.subarray(0, 400)).toString('latin1').replaceAll('\0', '');
  const declared = DECLARED.exec(head)?.[1];
  const named = (charset ?? declared)?.toLowerCase();
  const encoding = mark?.[0] ?? named ?? 'utf-8';
  // UTF-16 has a byte order mark, and the name may leave the order open.
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
  const place = invalid === undefined ? undefined : `byte ${invalid + bytes.length - body.length}`;
  return parseDefect('encoding', `characters in ${quotedText(encoding)}`, 'bytes that cannot be read so', place);
}
