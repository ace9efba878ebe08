import { TILE_WIDTH } from '../../log/oracle/tiles/tile.ts';

/** Which part of an audit: the `index`th, from 1, of `of`. */
export interface PartNumber {
  readonly index: number;
  readonly of: number;
}

/** The entries under a full tile of level 1. */
export const UNIT_ENTRIES = BigInt(TILE_WIDTH * TILE_WIDTH);

/** The entries of a part, by the full tiles of level 1 that cover them. */
export interface PartRange {
  /** Indices of tiles of level 1: from `first` up to but not including `end`. */
  readonly first: bigint;
  readonly end: bigint;
  /** Whether the part has the entries after the last full tile of level 1. */
  readonly hasRest: boolean;
}

/**
 * The range of a part. Parts have whole tiles of level 1, as many as each other, but for one. The first part also has those
 * that may be pruned, for which nothing is read; the last part has the entries after the last full tile.
 */
export function partRange(size: bigint, minimum: bigint, { index, of }: PartNumber): PartRange {
  const units = size / UNIT_ENTRIES;
  const pruned = minimum / UNIT_ENTRIES;
  const bound = (parts: number) => pruned + ((units - pruned) * BigInt(parts)) / BigInt(of);
  return { first: index === 1 ? 0n : bound(index - 1), end: bound(index), hasRest: index === of };
}

/** The entries of a part: from `first` up to but not including `end`. */
export function partEntries(size: bigint, { first, end, hasRest }: PartRange): { first: bigint; end: bigint } {
  return { first: first * UNIT_ENTRIES, end: hasRest ? size : end * UNIT_ENTRIES };
}
