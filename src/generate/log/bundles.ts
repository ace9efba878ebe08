import { hash } from 'node:crypto';
import { bundle, leafHash } from '../../reference/log/index.ts';
import { entryOf, INDEX_AT, LENGTHS, padded } from './entry.ts';

/**
 * Gives the bytes of a bundle of `count` (1 to 256) entries from index `first`, and puts their leaf hashes into `tile`,
 * one after the other. The bytes are valid until the next call.
 */
export type BundleSource = (first: bigint, count: number, tile: Buffer) => Uint8Array;

/** The bundles of entries that a caller makes. */
export function bundlesOf(entry: (index: bigint) => Uint8Array): BundleSource {
  return (first, count, tile) => {
    const entries = Array.from({ length: count }, (_, i) => entry(first + BigInt(i)));
    for (const [i, entry] of entries.entries()) {
      if (entry.length > 65_535)
        throw new RangeError(`entry ${first + BigInt(i)} has ${entry.length} bytes, the longest allowed has 65535`);
      tile.set(leafHash(entry), i * 32);
    }
    return bundle(entries);
  };
}

/**
 * The bundles of the entries by the rule, fast: for an entry only its digest is allocated. One scratch buffer for each
 * length has the zero byte of the leaf hash (RFC 6962, section 2.1) and the entry; from one entry to the next only the
 * digits of the index change. A digest is a latin1 string, which needs no backing store.
 */
export function ruledBundles(seed: bigint): BundleSource {
  const leaves = Array.from({ length: LENGTHS }, (_, i) => Buffer.concat([Buffer.of(0), entryOf(seed, BigInt(i))]));
  const entries = leaves.map((leaf) => leaf.subarray(1));
  const bytes = Buffer.alloc(256 * (2 + Math.max(...entries.map((entry) => entry.length))));
  return (first, count, tile) => {
    const digits = Buffer.from(padded(first));
    let length = Number(first % BigInt(LENGTHS));
    let at = 0;
    for (let i = 0; i < count; i++) {
      const entry = entries[length]!;
      entry.set(digits, INDEX_AT);
      bytes[at] = entry.length >> 8;
      bytes[at + 1] = entry.length & 0xff;
      bytes.set(entry, at + 2);
      at += 2 + entry.length;
      tile.write(hash('sha256', leaves[length]!, 'binary'), i * 32, 32, 'latin1');
      if (++length === LENGTHS) length = 0;
      increment(digits);
    }
    return bytes.subarray(0, at);
  };
}

const ZERO = 0x30;
const NINE = 0x39;

/** Increments a number that is written in ASCII digits. */
function increment(digits: Uint8Array): void {
  let at = digits.length - 1;
  for (; digits[at] === NINE; at--) digits[at] = ZERO;
  digits[at]!++;
}
