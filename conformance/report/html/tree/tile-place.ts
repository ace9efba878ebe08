/** A tile of a log as a place of a failure names it: `tile/0/x001/234.p/5, hash 3` (C2SP tlog-tiles, "Merkle Tree"). */
export interface TilePlace {
  readonly path: string;
  readonly level: number;
  readonly index: bigint;
  /** How many hashes it has: 256 if it is full. */
  readonly width: number;
  /** The named hash, from 0 on. */
  readonly hash?: number;
}

/** Longer texts are no places. */
const PLACE_CHARS = 400;
const FULL = 256;
const TILE = /\b(tile\/(\d{1,2})\/((?:x\d{3}\/){0,6}\d{3})(?:\.p\/(\d{1,3}))?)(?:, hash (\d{1,3}))?(?![\w/.])/g;

/** The tiles that a place names, in their order. One with an impossible number is left out. */
export function tilePlaces(at: string): readonly TilePlace[] {
  if (at.length > PLACE_CHARS) return [];
  return [...at.matchAll(TILE)].flatMap(([, path, level, digits, partial, hash]) => {
    const width = partial === undefined ? FULL : Number(partial);
    const place = hash === undefined ? {} : { hash: Number(hash) };
    const isPossible = Number(level) < 64 && width > 0 && width <= FULL && (place.hash ?? 0) < width;
    const index = BigInt(digits!.replace(/[x/]/g, ''));
    return isPossible ? [{ path: path!, level: Number(level), index, width, ...place }] : [];
  });
}

/** The tree size at which a place says that the root hash is wrong. */
export function sizeOfWrongRoot(at: string): bigint | undefined {
  const [, size] = /^checkpoint, line 3, at tree size (\d{1,20})$/.exec(at) ?? [];
  return size === undefined ? undefined : BigInt(size);
}

/** The entries below a hash, as the first index and the number of indices. */
export function entriesBelow({ level, index }: TilePlace, hash: number): { first: bigint; count: bigint } {
  const count = 256n ** BigInt(level);
  return { first: (index * 256n + BigInt(hash)) * count, count };
}
