import { isUtf8 } from 'node:buffer';
import { REDACTED } from '../../core/target/exchange.ts';
import type { Header } from '../../core/target/header.ts';
import { maskSecrets, removeSecrets } from '../secrets/remove-secrets.ts';
import { hidesSecret } from './coded-secrets.ts';

/** How many bytes of an answer a record keeps: a run keeps thousands of records. */
const BODY_BYTES = { read: 400, write: 4000 };
const HEADER_CHARS = 4096;
const TEXT_CHARS = 2048;

/** A copy of the beginning of a text: a slice would keep the whole text in memory. */
export function textExcerpt(text: string, most = TEXT_CHARS): string {
  return text.length <= most ? text : `${Buffer.from(text.slice(0, most)).toString()}… (${text.length} characters)`;
}

/** The first headers, as many as fit into a record, and how many more there are. */
export function headersExcerpt(headers: readonly Header[], secrets: readonly string[]): readonly Header[] {
  const excerpt: Header[] = [];
  let room = HEADER_CHARS;
  for (const [name, value] of headers) {
    const header: Header = [
      textExcerpt(removeSecrets(name, secrets), room),
      textExcerpt(removeSecrets(value, secrets), room),
    ];
    excerpt.push(header);
    room -= header[0].length + header[1].length;
    if (room <= 0) break;
  }
  return excerpt.length === headers.length ? excerpt : [...excerpt, ['…', `${headers.length - excerpt.length} more`]];
}

/**
 * The beginning of a body, as text if it is text. The limit of `write` leaves a log's answer to an entry complete.
 * `codings`: its content codings; of a coded body with a secret nothing is shown.
 */
export function bodyExcerpt(
  body: Uint8Array,
  secrets: readonly string[],
  of: 'read' | 'write' = 'read',
  codings: readonly string[] = [],
): { readonly preview: string; readonly encoding: 'utf-8' | 'base64' } {
  const most = BODY_BYTES[of];
  if (hidesSecret(body.subarray(0, most), codings, secrets)) return { preview: REDACTED, encoding: 'utf-8' };
  const { start } = maskSecrets(body, most, secrets);
  const cut = body.length > most;
  // A cut may split a character: up to three bytes may be left over.
  for (let spare = 0; spare < (cut ? 4 : 1); spare++) {
    const text = start.subarray(0, start.length - spare);
    if (isUtf8(text) && !text.includes(0)) return { preview: text.toString('utf8'), encoding: 'utf-8' };
  }
  return { preview: start.toString('base64', 0, 96), encoding: 'base64' };
}
