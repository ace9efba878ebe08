/**
 * Signed notes (C2SP signed-note, "Format"), in the steps that different checks judge: the bytes as text, the text and
 * its signature lines, one line. Each step is linear in its input.
 *
 * Anchored by: kat.json signed_note; C2SP signed-note, the published example; the 16 checkpoints of tessera/log
 */

import { Buffer } from 'node:buffer';
import { type ParseResult, parseDefect, parsedValue } from '../../../core/check/parse-result.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { firstInvalidUtf8 } from '../../../oracle/bytes/utf8.ts';
import { isKeyName } from './key-name.ts';
import { decodeBase64 } from './strict-base-64.ts';

/** One signature of a note, not verified. */
export interface SignatureLine {
  readonly name: string;
  /** The first four bytes of the payload, as an unsigned 32-bit number. */
  readonly keyId: number;
  /** What follows the key ID: at least one byte. */
  readonly signature: Uint8Array;
  /** The line itself, without its newline. */
  readonly line: string;
}

/**
 * The note as text: valid UTF-8 (a byte order mark is kept: it is a character of the text), no ASCII control character
 * but newline. `at` is a byte offset, or a line and column, both counted from 1, a column being a UTF-16 unit.
 */
export function decodeNote(bytes: Uint8Array): ParseResult<string, 'not-utf-8' | 'control-character'> {
  const invalid = firstInvalidUtf8(bytes);
  if (invalid !== undefined) {
    const actual = `byte 0x${bytes[invalid]!.toString(16).padStart(2, '0')} begins no character`;
    return parseDefect('not-utf-8', 'valid UTF-8', actual, `byte offset ${invalid}`);
  }
  const text = Buffer.from(bytes).toString('utf8');
  const control = text.search(/[\x00-\x09\x0b-\x1f]/);
  if (control < 0) return parsedValue(text);
  const linesBefore = text.slice(0, control).split('\n');
  const code = text.charCodeAt(control).toString(16).toUpperCase().padStart(4, '0');
  const at = `line ${linesBefore.length}, column ${linesBefore.at(-1)!.length + 1}`;
  return parseDefect('control-character', 'no ASCII control character but newline', `U+${code}`, at);
}

/**
 * The signed text, with its final newline, and the lines after the last blank line, without theirs. Blank lines inside
 * the text are the text's own. A note that ends right after its last blank line has no signature.
 */
export function splitNote(
  note: string,
): ParseResult<{ text: string; signatureLines: string[] }, 'no-final-newline' | 'no-blank-line' | 'no-signature'> {
  if (!note.endsWith('\n')) return parseDefect('no-final-newline', 'a newline at the end', quotedText(note.slice(-20)));
  // The newline that ends the text and the one that is the blank line: a text always ends in a newline.
  const end = note.lastIndexOf('\n\n');
  if (end < 0) return parseDefect('no-blank-line', 'a text, a blank line, signature lines', quotedText(note));
  const signatures = note.slice(end + 2);
  if (signatures === '') return parseDefect('no-signature', 'a signature line after the last blank line', 'nothing');
  return parsedValue({ text: note.slice(0, end + 1), signatureLines: signatures.slice(0, -1).split('\n') });
}

/**
 * One signature line without its newline: em dash, space, key name, space, base 64 of four bytes of key ID and the
 * signature. The last space ends the name, since base 64 has no space: an earlier space belongs to the name.
 */
export function parseSignatureLine(
  line: string,
): ParseResult<SignatureLine, 'not-a-signature-line' | 'key-name' | 'base64' | 'too-short'> {
  const end = line.lastIndexOf(' ');
  if (!line.startsWith('\u2014 ') || end < 2) {
    return parseDefect('not-a-signature-line', '\u2014 <key name> <base64>', quotedText(line));
  }
  const payload = decodeBase64(line.slice(end + 1));
  if (payload === undefined || payload.length === 0) {
    return parseDefect('base64', 'strict standard base64', quotedText(line.slice(end + 1)));
  }
  const name = line.slice(2, end);
  if (!isKeyName(name)) return parseDefect('key-name', 'a name without spaces and +', quotedText(name));
  if (payload.length < 5) return parseDefect('too-short', 'a key ID and a signature', `${payload.length} bytes`);
  return parsedValue({ name, keyId: Buffer.from(payload).readUInt32BE(0), signature: payload.slice(4), line });
}
