import type { Parts } from '../parts.ts';
import { ordinaryEntry, ordinaryHashes } from './ordinary-entry.ts';

/** A tree whose hashes are computed on request. */
export interface VirtualTree {
  entry(index: bigint): Uint8Array;
  /** MTH of the entries from `index * 2^height` up to, and not including, `(index + 1) * 2^height`. */
  hash(height: number, index: bigint): Uint8Array;
  /** Whether a chosen entry is among the entries of that subtree: otherwise it is like those of the other periods. */
  differs(height: number, index: bigint): boolean;
}

/**
 * A tree of any size up to 2^63-1 in which equal subtrees are computed once: only the subtrees with a chosen entry
 * differ from the ordinary subtrees. `chosen` has the entries that differ, by index.
 */
export function virtualTree(parts: Parts, chosen: ReadonlyMap<bigint, Uint8Array>): VirtualTree {
  const indices = [...chosen.keys()].sort((a, b) => (a < b ? -1 : 1));
  const ordinary = ordinaryHashes(parts);
  const unusual = new Map<string, Uint8Array>();

  // The first index at or after its start is in the range.
  const differs = (height: number, index: bigint): boolean => {
    const start = index << BigInt(height);
    const end = start + (1n << BigInt(height));
    let low = 0;
    let high = indices.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (indices[middle]! < start) low = middle + 1;
      else high = middle;
    }
    return low < indices.length && indices[low]! < end;
  };

  const hash = (height: number, index: bigint): Uint8Array => {
    if (!differs(height, index)) return ordinary(height, index);
    const key = `${height}/${index}`;
    const cached = unusual.get(key);
    if (cached) return cached;
    const computed =
      height === 0
        ? parts.leafHash(chosen.get(index)!)
        : parts.nodeHash(hash(height - 1, index * 2n), hash(height - 1, index * 2n + 1n));
    unusual.set(key, computed);
    return computed;
  };

  return { entry: (index) => chosen.get(index) ?? ordinaryEntry(index), hash, differs };
}
