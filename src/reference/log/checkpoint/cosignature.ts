import type { TreeHead } from './checkpoint.ts';

/** Signature type of Ed25519 cosignatures (C2SP tlog-cosignature, "Format"). */
export const ED25519_COSIGNATURE = 0x04;
/** Signature type of ML-DSA-44 cosignatures. */
export const ML_DSA_44 = 0x06;

export type CosignatureType = typeof ED25519_COSIGNATURE | typeof ML_DSA_44;

/** A text behind one byte of length. */
function opaque(text: string): Buffer {
  const bytes = Buffer.from(text);
  if (bytes.length < 1 || bytes.length > 255) throw new RangeError(`expected 1 to 255 bytes: ${JSON.stringify(text)}`);
  return Buffer.concat([Uint8Array.of(bytes.length), bytes]);
}

/**
 * The message that a cosigner signs: two lines and the note text ("Ed25519 signed message"), or the structure
 * `cosigned_message` of the whole tree ("ML-DSA-44 signed message"). `time`: POSIX seconds.
 *
 * @throws RangeError for a name or an origin that does not fit the structure.
 */
export function cosignatureMessage(o: {
  readonly type: CosignatureType;
  readonly name: string;
  readonly time: bigint;
  readonly text: string;
  readonly head: TreeHead;
}): Uint8Array {
  const { type, name, time, text, head } = o;
  if (type === ED25519_COSIGNATURE) return Buffer.from(`cosignature/v1\ntime ${time}\n${text}`);
  const number = (value: bigint) => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(value);
    return bytes;
  };
  return Buffer.concat([
    Buffer.from('subtree/v1\n\0'),
    opaque(name),
    number(time),
    opaque(head.origin),
    number(0n),
    number(head.size),
    head.root,
  ]);
}
