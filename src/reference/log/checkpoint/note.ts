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

/** A note, taken apart; nothing is verified. */
export interface OpenNote {
  /** The signed text, with its final newline. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

/** The signatures in signature lines, each ended by a newline. `undefined`: one of them is no signature line. */
export function readSignatures(lines: string): readonly NoteSignature[] | undefined {
  if (!lines.endsWith('\n')) return undefined;
  const signatures: NoteSignature[] = [];
  for (const line of lines.slice(0, -1).split('\n')) {
    const [, name, base64] = /^\u2014 ([^\s\u0085+]+) ([A-Za-z0-9+/]+={0,2})$/u.exec(line) ?? [];
    const bytes = Buffer.from(base64 ?? '', 'base64');
    if (name === undefined || bytes.length < 5 || bytes.toString('base64') !== base64) return undefined;
    signatures.push({ name, keyId: bytes.readUInt32BE(), signature: bytes.subarray(4) });
  }
  return signatures;
}

/** The parts of a note (C2SP signed-note, "Format"). `undefined`: this is no note. */
export function openNote(whole: string): OpenNote | undefined {
  const end = whole.lastIndexOf('\n\n');
  const signatures = end < 0 ? undefined : readSignatures(whole.slice(end + 2));
  return signatures && { text: whole.slice(0, end + 1), signatures };
}
