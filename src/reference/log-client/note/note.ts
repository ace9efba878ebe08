/** Signed notes (C2SP signed-note, "Format"). */
import { verify } from 'node:crypto';
import { refuse } from '../refused.ts';
import type { VerifierKey } from './verifier-key.ts';

/** A signature line. */
export interface SignatureLine {
  readonly name: string;
  readonly keyId: number;
  readonly signature: Uint8Array;
}

/** A note, taken apart. Nothing in it is verified yet. */
export interface DividedNote {
  /** The signed text, with its final newline. */
  readonly text: string;
  /** The signature lines, each without its newline. */
  readonly lines: readonly string[];
}

const LINE = /^\u2014 ([^\s\u0085+]+) (\S+)$/u;
/** Base64 with padding (RFC 4648, section 4). One group after another, a long text would take more memory than there is. */
const isBase64 = (text: string): boolean => text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);

/** The text of a note: UTF-8 without control characters other than newline. @throws Refused */
export function decodeNote(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refuse('the checkpoint is not UTF-8');
  }
  if (/[\x00-\x09\x0b-\x1f]/.test(text)) refuse('the checkpoint has a control character');
  return text;
}

/** Divides a note at its last empty line. @throws Refused */
export function divideNote(note: string): DividedNote {
  const at = note.lastIndexOf('\n\n');
  if (at < 0) refuse('the checkpoint has no empty line before its signatures');
  if (!note.endsWith('\n')) refuse('the last line of the checkpoint has no newline');
  const lines = note.slice(at + 2).split('\n');
  lines.pop();
  if (lines.length === 0) refuse('the checkpoint has no signature');
  return { text: note.slice(0, at + 1), lines };
}

/** The parts of a signature line. @throws Refused */
export function readSignatureLine(line: string): SignatureLine {
  const [, name, base64] = LINE.exec(line) ?? [];
  if (name === undefined || !isBase64(base64!)) return refuse(`this is no signature line: ${JSON.stringify(line)}`);
  const bytes = Buffer.from(base64!, 'base64');
  if (bytes.length < 5) refuse('a signature line has no signature');
  return { name, keyId: bytes.readUInt32BE(), signature: bytes.subarray(4) };
}

/** Whether a line is by a key: name and key ID together identify it. */
export function isLineBy({ name, keyId }: SignatureLine, key: VerifierKey): boolean {
  return name === key.name && keyId === key.id;
}

/** Whether the signature of a line verifies. */
export function lineVerifies(text: string, { signature }: SignatureLine, { key }: VerifierKey): boolean {
  return verify(null, Buffer.from(text), key, signature);
}

/** Whether the lines by the key suffice: there is one, and all of them verify. */
export function linesSuffice(verified: readonly boolean[]): boolean {
  return verified.length > 0 && verified.every(Boolean);
}
