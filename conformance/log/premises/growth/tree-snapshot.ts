/** One look at a log: a checkpoint, and at once what stands behind it at the right edge of its tree. */

import type { Trial } from '../../../core/check/trial.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import { isRefusalStatus } from '../../oracle/http/status.ts';
import { bundlePath, tilePath } from '../../oracle/tiles/path.ts';
import type { TileId } from '../../oracle/tiles/resource.ts';
import { hashesAtLevel, levels, partialWidth, rightmostTiles, tileSpan } from '../../oracle/tiles/tile.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { minimumIndex } from '../tiles/minimum-index.ts';
import { readServedForm } from '../tiles/served-form.ts';

/** A partial tile or bundle of a published size: its path, that of the full one, and the bytes. */
export interface PartialResource {
  readonly path: string;
  readonly fullPath: string;
  readonly bytes: Uint8Array;
  /** How many entries or hashes it has. */
  readonly width: number;
  readonly kind: 'tile' | 'bundle';
  /** The tree size from which on the full one is there. */
  readonly end: bigint;
  /** The status with which it was found gone, while the tree that was seen had no full one to take its place. */
  gone?: number;
}

/** One checkpoint that the log served, and what was read at once behind it. */
export interface TreeSnapshot {
  readonly checkpoint: Checkpoint;
  /** The bytes of the partial tile at each level, where that level has one. */
  readonly edge: ReadonlyMap<number, Uint8Array>;
  readonly partials: readonly PartialResource[];
  /** Paths that the checkpoint's tree has and that were not served, with the status. */
  readonly missing: readonly { readonly path: string; readonly status: number }[];
}

/** Looks behind a checkpoint: the partial tiles, the partial bundle, the last full tile of each level. */
export async function takeTreeSnapshot(
  log: LogTarget,
  checkpoint: Checkpoint,
  t: Trial<LogTarget, string>,
): Promise<TreeSnapshot> {
  const { size } = checkpoint;
  const edge = new Map<number, Uint8Array>();
  const partials: PartialResource[] = [];
  const missing: { path: string; status: number }[] = [];
  const take = async (kind: PartialResource['kind'], tile: TileId): Promise<Uint8Array | undefined> => {
    const { index, level } = tile;
    const width = tile.width!;
    const path = kind === 'tile' ? tilePath(tile) : bundlePath({ index, width });
    const fullPath = kind === 'tile' ? tilePath({ level, index }) : bundlePath({ index });
    const { end } = tileSpan(tile);
    const found = await readServedForm(log, path, fullPath);
    if ('status' in found) missing.push(found);
    else if (!found.full) partials.push({ kind, path, fullPath, width, bytes: found.bytes, end });
    return 'status' in found ? undefined : found.bytes;
  };
  for (const tile of rightmostTiles(size)) {
    const bytes = await take('tile', tile);
    if (bytes) edge.set(tile.level, bytes);
    if (tile.level === 0) await take('bundle', tile);
  }
  for (const tile of lastFullTiles(size, minimumIndex(t))) {
    const { status } = await log.read({ kind: 'tile', ...tile });
    if (status !== 200) missing.push({ path: tilePath(tile), status });
  }
  return { checkpoint, edge, partials, missing };
}

/** Looks once more at the partials of an earlier size that are still not full in a tree of `size`. */
export async function recheckPartials(log: LogTarget, sight: TreeSnapshot, size: bigint): Promise<void> {
  for (const partial of sight.partials) {
    if (partial.end <= size || partial.gone !== undefined) continue;
    // Others may write as well: then it is full by now, as it may be for any client that finds it gone.
    const found = await readServedForm(log, partial.path, partial.fullPath);
    if ('status' in found && isRefusalStatus(found.status)) partial.gone = found.status;
  }
}

/** The last full tile of each level that is owed: what a log that is late with its tiles lacks first. */
function lastFullTiles(size: bigint, minimum: bigint): TileId[] {
  return Array.from({ length: levels(size) }, (_, level) => ({
    level,
    index: hashesAtLevel(size, level) / 256n - 1n,
  })).filter((tile) => tile.index >= 0n && tileSpan(tile).end > minimum);
}

/** The hashes of a partial tile's bytes, as many as the tree has there. */
export function snapshotEdgeHashes(sight: TreeSnapshot, level: number): readonly Uint8Array[] {
  const bytes = sight.edge.get(level) ?? new Uint8Array();
  return Array.from({ length: partialWidth(sight.checkpoint.size, level) }, (_, i) =>
    bytes.slice(i * 32, (i + 1) * 32),
  );
}
