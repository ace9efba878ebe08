import type { Parts } from '../parts.ts';
import type { Write } from '../store/store.ts';
import { type Edge, type Summit, summit } from '../tree/right-edge.ts';

/** The state after an append. */
export interface Grown {
  readonly edge: Edge;
  readonly root: Uint8Array;
}

const WIDTH = 256;

/** Index of the tile at the right edge of a level. */
function edgeIndex(size: bigint, level: number): bigint {
  return size >> BigInt(8 * (level + 1));
}

/** Path of the partial tile of a level, and its width; no path where there is no such tile. */
function partial(size: bigint, level: number, parts: Parts): { path?: string; width: number } {
  const width = parts.partialWidth(size, level);
  return width > 0 ? { path: parts.tilePath(level, edgeIndex(size, level), width), width } : { width };
}

/**
 * Appends entries to an edge, each as it is at its place: yields the resources to write, bundles first, then tiles, and returns the new edge. Every
 * full tile and bundle that the batch completes is written, and at each level the partial one of the new size; sizes
 * inside the batch have no checkpoint, so no client may request theirs (C2SP tlog-tiles, "Partial Tiles"). `folding`:
 * the same parts, as they fold the new edge.
 */
export function* grow(
  edge: Edge,
  submitted: readonly Uint8Array[],
  parts: Parts,
  folding: Parts = parts,
): Generator<Write, Grown> {
  const size = edge.size + BigInt(submitted.length);
  const entries = submitted.map((entry, i) => parts.placed(entry, edge.size + BigInt(i), parts));
  const open = yield* growBundles(edge, size, entries, parts);
  const levels: (readonly Uint8Array[])[] = [];
  let fresh: readonly Uint8Array[] = entries.map((entry) => parts.leafHash(entry));
  for (let level = 0; level < edge.levels.length || fresh.length > 0; level++) {
    const row = [...(edge.levels[level] ?? []), ...fresh];
    const above: Uint8Array[] = [];
    let index = edgeIndex(edge.size, level);
    let at = 0;
    for (; at + WIDTH <= row.length; at += WIDTH) {
      const hashes = row.slice(at, at + WIDTH);
      yield { path: parts.tilePath(level, index++), bytes: parts.tile(hashes) };
      above.push(parts.tileRoot(hashes, parts));
    }
    levels.push(row.slice(at));
    fresh = above;
  }
  const next: Edge = { size, levels, entries: open };
  const top = summit(next, folding);
  yield* partialTiles(edge.size, size, top, parts);
  return { edge: next, root: top.root };
}

/** Yields full bundles and the partial one; returns the entries that are in no full bundle yet. */
function* growBundles(
  edge: Edge,
  size: bigint,
  entries: readonly Uint8Array[],
  parts: Parts,
): Generator<Write, readonly Uint8Array[]> {
  const row = [...edge.entries, ...entries];
  let index = edgeIndex(edge.size, 0);
  let at = 0;
  for (; at + WIDTH <= row.length; at += WIDTH) {
    yield { path: parts.bundlePath(index++), bytes: parts.bundle(row.slice(at, at + WIDTH)) };
  }
  const open = row.slice(at);
  const width = parts.partialWidth(size, 0);
  if (width > 0) yield { path: parts.bundlePath(index, width), bytes: parts.bundle(open.slice(0, width)) };
  return open;
}

/**
 * The partial tiles that a growth from `oldSize` to `size` changes. The name of a partial tile gives its number of
 * hashes, and in an append-only log the number determines the hashes: a tile whose name stays does not change.
 */
function* partialTiles(oldSize: bigint, size: bigint, top: Summit, parts: Parts): Generator<Write, void> {
  for (const [level, row] of top.rows.entries()) {
    const { path, width } = partial(size, level, parts);
    if (path === undefined || path === partial(oldSize, level, parts).path) continue;
    yield { path, bytes: parts.tile(row.slice(0, width)) };
  }
}
