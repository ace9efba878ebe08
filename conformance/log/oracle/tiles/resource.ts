/**
 * The names of the resources of a log.
 *
 * Follows: C2SP tlog-tiles, "Merkle Tree", "Partial Tiles" and "Log entries"
 */
/**
 * A tile: 256 consecutive hashes of a level, or the `width` (1 to 255) leftmost of them while it is partial.
 */
export interface TileId {
  /** 0 to 63. */
  readonly level: number;
  /** 0 to 2^64-1. */
  readonly index: bigint;
  /** Only on a partial tile: 1 to 255. */
  readonly width?: number;
}

/** An entry bundle: the entries under one level-0 tile. */
export interface BundleId {
  readonly index: bigint;
  /** Only on a partial bundle: 1 to 255. */
  readonly width?: number;
}

/** A resource to read. `path` is sent unchanged, below the prefix, for paths that name no tile or bundle. */
export type Resource =
  | { readonly kind: 'checkpoint' }
  | ({ readonly kind: 'tile' } & TileId)
  | ({ readonly kind: 'entries' } & BundleId)
  /** A data tile of a log of certificates. */
  | ({ readonly kind: 'data' } & BundleId)
  | { readonly kind: 'path'; readonly path: string };
