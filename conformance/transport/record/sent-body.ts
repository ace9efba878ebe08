import { isUtf8 } from 'node:buffer';
import type { SentBody, SentRequest } from '../../core/target/exchange.ts';
import { maskSecrets } from '../secrets/remove-secrets.ts';

/**
 * How many bytes of a request a record keeps: enough for a whole request for an entry, and little enough to pass
 * between processes.
 */
const TEXT_BYTES = 3900;
const BINARY_BYTES = 2900;

/** The beginning of a request body, with asterisks over the secrets. */
export function sentBody(body: Uint8Array, secrets: readonly string[]): SentBody {
  const size = body.length;
  const { start, hidden } = maskSecrets(body, TEXT_BYTES, secrets);
  // A cut may split a character: up to three bytes may be left over.
  for (let spare = 0; spare < (size > TEXT_BYTES ? 4 : 1); spare++) {
    const text = start.subarray(0, start.length - spare);
    if (isUtf8(text) && !text.includes(0))
      return { preview: text.toString('utf8'), encoding: 'utf-8', size, whole: !hidden && size <= TEXT_BYTES };
  }
  const preview = start.toString('base64', 0, Math.min(start.length, BINARY_BYTES));
  return { preview, encoding: 'base64', size, whole: !hidden && size <= BINARY_BYTES };
}

/** The record of a message: its text, and its bytes if they are few and contain no secret. */
export function sentMessage(
  text: string,
  message: Uint8Array,
  secrets: readonly string[],
): Required<Pick<SentRequest, 'body'>> & Pick<SentRequest, 'message'> {
  const body = { ...sentBody(Buffer.from(text), secrets), size: message.length };
  if (message.length > BINARY_BYTES || maskSecrets(message, BINARY_BYTES, secrets).hidden) return { body };
  return { body, message: Buffer.from(message).toString('base64') };
}
