import { isUtf8 } from 'node:buffer';
import type { Header } from '../../core/target/header.ts';
import { removeSecrets } from './redact.ts';

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
    const header: Header = [textExcerpt(name, room), textExcerpt(removeSecrets(value, secrets), room)];
    excerpt.push(header);
    room -= header[0].length + header[1].length;
    if (room <= 0) break;
  }
  return excerpt.length === headers.length ? excerpt : [...excerpt, ['…', `${headers.length - excerpt.length} more`]];
}

/** The beginning of a body, as text if it is text. The limit of `write` leaves a log's answer to an entry complete. */
export function bodyExcerpt(
  body: Uint8Array,
  secrets: readonly string[],
  of: 'read' | 'write' = 'read',
): { readonly preview: string; readonly encoding: 'utf-8' | 'base64' } {
  const most = BODY_BYTES[of];
  const start = masked(body, most, secrets).subarray(0, most);
  const cut = body.length > most;
  // A cut may split a character: up to three bytes may be left over.
  for (let spare = 0; spare < (cut ? 4 : 1); spare++) {
    const text = start.subarray(0, start.length - spare);
    if (isUtf8(text) && !text.includes(0)) return { preview: text.toString('utf8'), encoding: 'utf-8' };
  }
  return { preview: start.toString('base64', 0, 96), encoding: 'base64' };
}

/**
 * The beginning of a body with asterisks over the secrets. It searches a little past the end, where a secret may be
 * cut.
 */
function masked(body: Uint8Array, most: number, secrets: readonly string[]): Buffer {
  const start = Buffer.from(body.subarray(0, most + (secrets[0]?.length ?? 0)));
  for (const secret of secrets)
    for (let at = start.indexOf(secret, 0, 'latin1'); at >= 0; at = start.indexOf(secret, at + 1, 'latin1'))
      start.fill('*', at, at + secret.length);
  return start;
}
