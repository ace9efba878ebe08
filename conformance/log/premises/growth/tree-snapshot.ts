/** A checkpoint, and the right edge of its tree, read immediately after it. */

import type { Trial } from '../../../core/check/trial.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import { isRefusalStatus } from '../../oracle/http/status.ts';
import { bundlePath, tilePath } from '../../oracle/tiles/path.ts';
import type { TileId } from '../../oracle/tiles/resource.ts';
import { HASH_SIZE, hashesAtLevel, levels, partialWidth, rightmostTiles, tileSpan } from '../../oracle/tiles/tile.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { askEmptyEdges, type EmptyEdge } from '../tiles/empty-edges.ts';
import { entryFormat } from '../tiles/entry-format.ts';
import { minimumIndex } from '../tiles/minimum-index.ts';
import { readServedForm } from '../tiles/served-form.ts';

/** A partial tile or bundle of a published size: its path, the path of the full one, and its bytes. */
export interface PartialResource {
  readonly path: string;
  readonly fullPath: string;
  /** Absent where it was gone already. */
  readonly bytes?: Uint8Array;
  /** How many entries or hashes it has. */
  readonly width: number;
  readonly kind: 'tile' | 'bundle';
  /** The smallest tree size with the full resource. */
  readonly end: bigint;
  /** The status of its refusal while no served tree had the full resource. */
  gone?: number;
}

export interface TreeSnapshot {
  readonly checkpoint: Checkpoint;
  /** The bytes of the partial tile at each level, if the level has a partial tile. */
  readonly edge: ReadonlyMap<number, Uint8Array>;
  readonly partials: readonly PartialResource[];
  /** Paths that the checkpoint's tree has and that were not served, with the status. */
  readonly missing: readonly { readonly path: string; readonly status: number }[];
  /** The answers at the paths of empty tiles, of a tree without a partial tile. */
  readonly emptyEdges: readonly EmptyEdge[];
}

/**
 * Reads behind a checkpoint: the partial tiles, the partial bundle, the last full tile of each level. Where all of them
 * were `served` before, a partial one that is refused is gone.
 */
export async function takeTreeSnapshot(
  log: LogTarget,
  checkpoint: Checkpoint,
  t: Trial<LogTarget, string>,
  before?: 'served',
): Promise<TreeSnapshot> {
  const { size } = checkpoint;
  const edge = new Map<number, Uint8Array>();
  const partials: PartialResource[] = [];
  const missing: { path: string; status: number }[] = [];
  const readPartial = async (kind: PartialResource['kind'], tile: TileId): Promise<Uint8Array | undefined> => {
    const { index, level } = tile;
    const width = tile.width!;
    const path = kind === 'tile' ? tilePath(tile) : bundlePath({ index, width });
    const fullPath = kind === 'tile' ? tilePath({ level, index }) : bundlePath({ index });
    const { end } = tileSpan(tile);
    const served = await readServedForm(log, path, fullPath);
    if ('status' in served && before === 'served' && isRefusalStatus(served.status))
      partials.push({ kind, path, fullPath, width, end, gone: served.status });
    else if ('status' in served) missing.push(served);
    else if (!served.full) partials.push({ kind, path, fullPath, width, bytes: served.bytes, end });
    return 'status' in served ? undefined : served.bytes;
  };
  const format = await t.use(entryFormat);
  for (const tile of rightmostTiles(size)) {
    const bytes = await readPartial('tile', tile);
    if (bytes) edge.set(tile.level, bytes);
    if (tile.level === 0 && format === 'bundles') await readPartial('bundle', tile);
  }
  for (const tile of lastFullTiles(size, minimumIndex(t))) {
    const { status } = await log.read({ kind: 'tile', ...tile });
    if (status !== 200) missing.push({ path: tilePath(tile), status });
  }
  const emptyEdges = partialWidth(size, 0) === 0 ? await askEmptyEdges(log, size) : [];
  return { checkpoint, edge, partials, missing, emptyEdges };
}

/** Reads again the partials of a snapshot that are not full in a tree of `size`. */
export async function recheckPartials(log: LogTarget, snapshot: TreeSnapshot, size: bigint): Promise<void> {
  for (const partial of snapshot.partials) {
    if (partial.end <= size || partial.gone !== undefined) continue;
    // Other clients may write as well: then the full resource may have replaced it.
    const served = await readServedForm(log, partial.path, partial.fullPath);
    if ('status' in served && isRefusalStatus(served.status)) partial.gone = served.status;
  }
}

/** The last full tile of each level above `minimum`: a log that is late with its tiles lacks these first. */
function lastFullTiles(size: bigint, minimum: bigint): TileId[] {
  return Array.from({ length: levels(size) }, (_, level) => ({
    level,
    index: hashesAtLevel(size, level) / 256n - 1n,
  })).filter((tile) => tile.index >= 0n && tileSpan(tile).end > minimum);
}

/** The hashes at the right edge of a level, as many as the tree has there. */
export function snapshotEdgeHashes(snapshot: TreeSnapshot, level: number): readonly Uint8Array[] {
  const bytes = snapshot.edge.get(level) ?? new Uint8Array();
  return Array.from({ length: partialWidth(snapshot.checkpoint.size, level) }, (_, i) =>
    bytes.slice(i * HASH_SIZE, (i + 1) * HASH_SIZE),
  );
}
