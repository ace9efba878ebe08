/** One signature line of a note. */
export interface NoteSignature {
  /** Name of the key. */
  readonly name: string;
  /** Unsigned 32-bit key ID. */
  readonly keyId: number;
  /** The bytes after the key ID: the 64 bytes of an Ed25519 signature, or those of another type. */
  readonly signature: Uint8Array;
}

/**
 * The signed note: the text, a blank line, and for each signature an em dash (U+2014), the key's name and
 * base64(big-endian key ID || signature) (C2SP signed-note, "Format"). `text` ends with a newline.
 */
export function note(text: string, signatures: readonly NoteSignature[]): string {
  const lines = signatures.map(({ name, keyId, signature }) => {
    const id = Buffer.alloc(4);
    id.writeUInt32BE(keyId);
    return `\u2014 ${name} ${Buffer.concat([id, signature]).toString('base64')}\n`;
  });
  return `${text}\n${lines.join('')}`;
}
