/** Of which entry a canonicalized body is. */

import { base64 } from '../../../oracle/bytes/bytes.ts';
import type { NewEntry } from './log-entry.ts';

/** Which of some entries a body is of, by its signature and digest; undefined where it is of none of them. */
export function ownerOfBody<E extends { readonly entry: NewEntry }>(
  body: Uint8Array,
  among: readonly E[],
): E | undefined {
  const text = Buffer.from(body).toString();
  return among.find(({ entry }) => [entry.signature, entry.digest].every((bytes) => text.includes(base64(bytes))));
}
