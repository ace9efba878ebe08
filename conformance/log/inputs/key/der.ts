/** One value of DER: its tag, its whole encoding, its content. */
export interface DerValue {
  readonly tag: number;
  readonly bytes: Uint8Array;
  readonly content: Uint8Array;
}

/** The encoding of a value of one of the low tags (X.690, 8.1): tag, length in the shortest form, content. */
export function der(tag: number, ...contents: readonly Uint8Array[]): Uint8Array {
  const content = Buffer.concat(contents);
  const digits: number[] = [];
  for (let rest = content.length; rest > 0; rest >>>= 8) digits.unshift(rest & 0xff);
  const length = content.length < 0x80 ? [content.length] : [0x80 | digits.length, ...digits];
  return new Uint8Array(Buffer.concat([Buffer.from([tag, ...length]), content]));
}

/** The concatenated values in our bytes. RangeError if they are not DER of low tags. */
export function derValues(bytes: Uint8Array): DerValue[] {
  const values: DerValue[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [tag = 0, first = 0] = bytes.subarray(at);
    const digits = first < 0x80 ? 0 : first & 0x7f;
    const length = digits === 0 ? first : Buffer.from(bytes).readUIntBE(at + 2, digits);
    const start = at + 2 + digits;
    if (start + length > bytes.length) throw new RangeError(`the value at byte ${at} does not end`);
    values.push({ tag, bytes: bytes.slice(at, start + length), content: bytes.slice(start, start + length) });
    at = start + length;
  }
  return values;
}
