import { sha256 } from '../../../reference/log/index.ts';

/** A copy with one bit flipped; bit 0 is the highest of the first byte. */
export function flipped(bytes: Uint8Array, bit: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[bit >> 3]! ^= 0x80 >> (bit & 7);
  return copy;
}

/** A copy with two members swapped. */
export function swapped<T>(list: readonly T[], a: number, b: number): T[] {
  return list.with(a, list[b]!).with(b, list[a]!);
}

/** 32 bytes in place of a hash that is not computed from a tree. */
export function invented(name: string): Buffer {
  return Buffer.from(sha256(Buffer.from(`touchstone ${name}`)));
}
