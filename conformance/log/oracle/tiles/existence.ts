/**
 * Which tiles and bundles some tree can have.
 *
 * Follows: C2SP tlog-tiles, "Merkle Tree"; C2SP tlog-checkpoint, "Note text"
 */
import { parseTilePath } from './path.ts';
import { tileSpan } from './tile.ts';

/** Sizes are unsigned 64-bit numbers wherever a log counts (tlog-checkpoint "Note text", tlog-tiles "Merkle Tree"). */
const BEYOND_ANY_TREE = 2n ** 64n;

/** Whether a path below the prefix names a tile, or entries in the format of the log, that some tree can have. */
export function canExist(path: string, entries?: 'entries' | 'data'): boolean {
  const tile = parseTilePath(path, entries).value;
  if (!tile) return false;
  const level = tile.kind === 'tile' ? tile.level : 0;
  // The tile may be partial: it exists as soon as its first hash exists.
  return tileSpan({ level, index: tile.index }).start + 256n ** BigInt(level) < BEYOND_ANY_TREE;
}
