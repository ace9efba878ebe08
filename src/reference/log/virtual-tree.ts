import type { Parts } from './parts.ts';

/** The entries of a virtual log repeat after this many: a whole tile of level 1. */
const PERIOD_BITS = 16;
const PERIOD = 2 ** PERIOD_BITS;

/** The bytes that a virtual log has at an index, unless another entry was chosen for it. */
export function ordinaryEntry(index: bigint): Uint8Array {
  return Buffer.from(`virtual entry ${Number(index % BigInt(PERIOD))}`);
}

/** A tree whose hashes are computed when they are asked for. */
export interface VirtualTree {
  entry(index: bigint): Uint8Array;
  /** MTH of the entries from `index * 2^height` up to, and not including, `(index + 1) * 2^height`. */
  hash(height: number, index: bigint): Uint8Array;
}

/**
 * A tree of any size up to 2^63-1 in which equal subtrees are computed once: ordinary entries repeat, so above the
 * period all subtrees of one height are the same, and only those over a chosen entry are others.
 * `chosen` holds the entries that differ, by index.
 */
export function virtualTree(parts: Parts, chosen: ReadonlyMap<bigint, Uint8Array>): VirtualTree {
  const indices = [...chosen.keys()].sort((a, b) => (a < b ? -1 : 1));
  const period: Uint8Array[][] = [];
  const above: Uint8Array[] = [];
  const others = new Map<string, Uint8Array>();

  /** Whether a chosen entry lies in the range: the first index at or after its start does. */
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

  /** The hashes of one period at a height, each computed once. */
  const periodRow = (height: number): Uint8Array[] => {
    const known = period[height];
    if (known) return known;
    const row: Uint8Array[] = [];
    if (height === 0) for (let i = 0; i < PERIOD; i++) row.push(parts.leafHash(ordinaryEntry(BigInt(i))));
    else {
      const below = periodRow(height - 1);
      for (let i = 0; i < below.length; i += 2) row.push(parts.nodeHash(below[i]!, below[i + 1]!));
    }
    period[height] = row;
    return row;
  };

  const ordinary = (height: number, index: bigint): Uint8Array => {
    if (height <= PERIOD_BITS) return periodRow(height)[Number(index % BigInt(2 ** (PERIOD_BITS - height)))]!;
    const half = ordinary(height - 1, 0n);
    return (above[height] ??= parts.nodeHash(half, half));
  };

  const hash = (height: number, index: bigint): Uint8Array => {
    if (!differs(height, index)) return ordinary(height, index);
    const key = `${height}/${index}`;
    const known = others.get(key);
    if (known) return known;
    const made =
      height === 0
        ? parts.leafHash(chosen.get(index)!)
        : parts.nodeHash(hash(height - 1, index * 2n), hash(height - 1, index * 2n + 1n));
    others.set(key, made);
    return made;
  };

  return { entry: (index) => chosen.get(index) ?? ordinaryEntry(index), hash };
}
