/**
 * The values of DER in some bytes, as far as certificates need them: low tags, definite lengths.
 *
 * Anchored by: the precertificates of a data tile of the log navigli2025h2; certificates that OpenSSL made
 */

/** One value: its tag, its whole encoding, its content. */
export interface DerElement {
  readonly tag: number;
  readonly bytes: Uint8Array;
  readonly content: Uint8Array;
}

/** The values one after the other; undefined where the bytes are not whole values of that kind. */
export function readDer(bytes: Uint8Array | undefined): readonly DerElement[] | undefined {
  if (bytes === undefined) return undefined;
  const values: DerElement[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [tag = 0, first] = bytes.subarray(at);
    const digits = first === undefined || first < 0x80 ? 0 : first & 0x7f;
    if (first === undefined || digits > 4 || first === 0x80 || at + 2 + digits > bytes.length) return undefined;
    const start = at + 2 + digits;
    const length = digits === 0 ? first : bytes.subarray(at + 2, start).reduce((sum, byte) => sum * 256 + byte, 0);
    if (start + length > bytes.length) return undefined;
    values.push({ tag, bytes: bytes.subarray(at, start + length), content: bytes.subarray(start, start + length) });
    at = start + length;
  }
  return values;
}

/** The encoding of a value, its length in the shortest form. */
export function writeDer(tag: number, ...contents: readonly Uint8Array[]): Uint8Array {
  const content = Buffer.concat(contents);
  const digits: number[] = [];
  for (let rest = content.length; rest > 0; rest >>>= 8) digits.unshift(rest & 0xff);
  const length = content.length < 0x80 ? [content.length] : [0x80 | digits.length, ...digits];
  return new Uint8Array(Buffer.concat([Buffer.from([tag, ...length]), content]));
}
