import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { refuse } from './refused.ts';

/** The codings that the client can undo (RFC 9110, section 8.4.1; RFC 8878). */
export const OFFERED = 'gzip, br, zstd';

const CODINGS: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  identity: (bytes) => bytes,
};

/** Undoes the coding of a body. @throws Refused */
export function decodeBody(coding: string | undefined, bytes: Uint8Array): Uint8Array {
  const undo = CODINGS[coding?.toLowerCase() ?? 'identity'] ?? refuse(`the body is in the coding ${coding}`);
  try {
    return undo(bytes);
  } catch {
    return refuse(`the body is not in ${coding}`);
  }
}

/** The text of JSON or of a script, which is in UTF-8 (RFC 8259, section 8.1). @throws Refused */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refuse('the body is not UTF-8');
  }
}

/** Whether a body of this Content-Type is JSON (RFC 8259, section 11; RFC 6839, section 3.1). */
export const isJsonType = (type: string): boolean => /^[^;]*[/+]json\s*(;|$)/i.test(type);

/** Whether a body of this Content-Type is XML (RFC 7303, sections 4.2, 9.1 and 9.2). */
export const isXmlType = (type: string): boolean => /^[^;]*[/+]xml\s*(;|$)/i.test(type);
