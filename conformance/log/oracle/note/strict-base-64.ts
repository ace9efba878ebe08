/**
 * Strict base 64, the only base 64 that checkpoints, signature lines and verifier keys may contain
 * (C2SP tlog-checkpoint and signed-note, "Conventions used in this document").
 *
 * Anchored by: RFC 4648 section 10, the published test vectors
 */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * The bytes that a base 64 text encodes (RFC 4648 section 4), or undefined if an encoder would not write exactly this
 * text: standard alphabet, padded to a multiple of four, no other characters (section 3.1), and pad bits zero
 * (section 3.5), so that each byte string has a single text. The empty text encodes the empty byte string.
 */
export function decodeBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0) return undefined;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let written = 0;
  let held = 0;
  let heldBits = 0;
  for (let i = 0; i < text.length - padding; i++) {
    // A `=` before the padding is not in the alphabet, so this refuses it too.
    const value = ALPHABET.indexOf(text.charAt(i));
    if (value < 0) return undefined;
    held = (held << 6) | value;
    heldBits += 6;
    if (heldBits >= 8) {
      heldBits -= 8;
      bytes[written++] = held >> heldBits;
      held &= (1 << heldBits) - 1;
    }
  }
  return held === 0 ? bytes : undefined;
}
