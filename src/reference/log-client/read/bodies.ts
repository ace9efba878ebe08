/** The bodies of the log's resources. */
import { gunzipSync } from 'node:zlib';
import { refuse } from '../refused.ts';

/** The codings that the client offers (C2SP tlog-tiles, "Log entries"). */
export const OFFERED = 'gzip, identity';
const MOST_BYTES = 256 * 65_537;

/** Removes the content coding of a body. @throws Refused for a coding that was not offered, or a body not in it. */
export function decodeBody(coding: string | undefined, bytes: Uint8Array): Uint8Array {
  const name = (coding ?? '').trim().toLowerCase();
  if (name === '' || name === 'identity') return bytes;
  if (name !== 'gzip' && name !== 'x-gzip') return refuse(`the coding ${name} was not offered`);
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch {
    return refuse('a body is not in the coding that it names');
  }
}

/** Whether a Content-Type is one of text: types are case-insensitive, and may have parameters (RFC 9110, section 8.3.1). */
export function isText(type: string | undefined): boolean {
  return type === undefined || /^text\/plain\s*(;|$)/i.test(type.trim());
}

/** The hashes of a tile of a known width. @throws Refused for another length. */
export function hashesOfTile(bytes: Uint8Array, width: number): readonly Uint8Array[] {
  if (bytes.length !== 32 * width) refuse(`a tile of ${width} hashes has ${bytes.length} bytes`);
  return Array.from({ length: width }, (_, i) => bytes.subarray(32 * i, 32 * i + 32));
}

/** The entries of a bundle of a known width: a big-endian uint16 before each. @throws Refused */
export function entriesOfBundle(bytes: Uint8Array, width: number): readonly Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: Uint8Array[] = [];
  let at = 0;
  while (at < bytes.length) {
    const end = at + 2 <= bytes.length ? at + 2 + view.getUint16(at) : Number.POSITIVE_INFINITY;
    if (end > bytes.length) refuse('a bundle ends within an entry');
    entries.push(bytes.subarray(at + 2, end));
    at = end;
  }
  if (entries.length !== width) refuse(`a bundle of ${width} entries has ${entries.length}`);
  return entries;
}
