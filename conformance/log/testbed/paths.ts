/** Paths below the prefix. */

/** The path of the checkpoint. */
export const CHECKPOINT_PATH = /^checkpoint$/;

/** The paths of tiles, of bundles, of both. */
export const TILE_PATHS = /^tile\/\d+\//;
export const BUNDLE_PATHS = /^tile\/entries\//;
export const TILE_AND_BUNDLE_PATHS = /^tile\//;
