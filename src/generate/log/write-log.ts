import { setImmediate } from 'node:timers/promises';
import { parts, sealCheckpoint, untile } from '../../reference/log/index.ts';
import { summit } from '../../reference/log/tree/right-edge.ts';
import { type NewFolder, newFolder } from '../new-folder.ts';
import { type BundleSource, bundlesOf, ruledBundles } from './bundles.ts';
import { type EdgeTiles, edgeTiles, WIDTH, writeTileRoot } from './edge-tiles.ts';
import { seededSigner } from './signer.ts';

/** A plan for writing a log. */
export interface LogPlan {
  /** An empty folder, or a path where it is made. */
  readonly folder: string;
  /** 0 to 2^53-1. */
  readonly entries: bigint;
  /** Seed of the key and the entries; 0 or more, at most 20 digits. */
  readonly seed: bigint;
  /** First line of the checkpoint, and the name of the key. */
  readonly origin: string;
  /** The entries, in place of those by the rule of `entry.ts`. */
  readonly entry?: (index: bigint) => Uint8Array;
  /** Called from time to time with the number of written entries. */
  readonly onProgress?: (written: bigint) => void;
  /** Stops the writing with the signal's reason; then no checkpoint is written. */
  readonly signal?: AbortSignal;
}

/** A written log. */
export interface WrittenLog {
  /** The signed note. */
  readonly checkpoint: string;
  readonly vkey: string;
  /** Root of the tree, 32 bytes. */
  readonly root: Uint8Array;
}

/** Number of bundles between two turns of the event loop. */
const STRIDE = 64;

/**
 * Writes a whole log in the layout of C2SP tlog-tiles: its full bundles and tiles, the partial ones of its final size,
 * and, last and by rename, the checkpoint, so that an interrupted run never looks like a complete log. The same plan
 * gives the same bytes. Memory does not grow with the log.
 *
 * @throws RangeError for a number of entries, a seed or an origin that no log can have.
 * @throws FolderNotEmpty; the signal's reason; what `node:fs` throws.
 */
export async function writeLog(plan: LogPlan): Promise<WrittenLog> {
  const { entries, seed, origin, entry, onProgress, signal } = plan;
  if (entries < 0n || entries > BigInt(Number.MAX_SAFE_INTEGER))
    throw new RangeError(`a log has 0 to 2^53-1 entries, not ${entries}`);
  const signer = seededSigner(origin, seed);
  const source = entry === undefined ? ruledBundles(seed) : bundlesOf(entry);
  const folder = newFolder(plan.folder);
  const edge = edgeTiles();
  const bundles = Number(entries / BigInt(WIDTH));
  for (let index = 0; index < bundles; index++) {
    writeFullBundle(folder, edge, source, index);
    if ((index + 1) % STRIDE !== 0) continue;
    onProgress?.(BigInt(index + 1) * BigInt(WIDTH));
    await setImmediate();
    signal?.throwIfAborted();
  }
  writePartials(folder, edge, source, entries);
  const root = rootOf(edge, entries);
  const checkpoint = sealCheckpoint({ parts, origin, signer }, entries, root);
  signal?.throwIfAborted();
  folder.publish('checkpoint', Buffer.from(checkpoint));
  return { checkpoint, vkey: signer.vkey, root };
}

/** Writes a full bundle, its tile, and every tile above that becomes full. */
function writeFullBundle(folder: NewFolder, edge: EdgeTiles, source: BundleSource, index: number): void {
  const leaves = edge.at(0).bytes;
  folder.write(parts.bundlePath(BigInt(index)), source(BigInt(index) * BigInt(WIDTH), WIDTH, leaves));
  folder.write(parts.tilePath(0, BigInt(index)), leaves);
  for (let level = 0, at = index; ; level++) {
    const above = edge.at(level + 1);
    writeTileRoot(edge.at(level).bytes, above.bytes, above.width * 32);
    edge.at(level).width = 0;
    if (++above.width < WIDTH) return;
    at = Math.floor(at / WIDTH);
    folder.write(parts.tilePath(level + 1, BigInt(at)), above.bytes);
  }
}

/** Writes the partial bundle and, at each level, the partial tile (C2SP tlog-tiles, "Partial Tiles"). */
function writePartials(folder: NewFolder, edge: EdgeTiles, source: BundleSource, size: bigint): void {
  const indexAt = (level: number) => size >> BigInt(8 * (level + 1));
  const width = parts.partialWidth(size, 0);
  if (width > 0) {
    const leaves = edge.at(0);
    leaves.width = width;
    folder.write(parts.bundlePath(indexAt(0), width), source(size - BigInt(width), width, leaves.bytes));
  }
  for (let level = 0; level < edge.levels(); level++) {
    const { bytes, width } = edge.at(level);
    if (width > 0) folder.write(parts.tilePath(level, indexAt(level), width), bytes.subarray(0, width * 32));
  }
}

/** MTH of the whole tree, from its right edge. */
function rootOf(edge: EdgeTiles, size: bigint): Uint8Array {
  const levels = Array.from({ length: edge.levels() }, (_, level) => {
    const { bytes, width } = edge.at(level);
    return untile(bytes.subarray(0, width * 32))!;
  });
  return summit({ size, levels, entries: [] }, parts).root;
}
