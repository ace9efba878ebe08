import { hashesAtLevel, levels, partialWidth } from '../../log/oracle/tiles/tile.ts';
import type { Tally } from '../finding/tally.ts';
import { bytesOrFinding, fetchTile } from '../source/resources.ts';
import type { LogSource } from '../source/source.ts';
import { hashesOfTile } from './hash-text.ts';
import { EMPTY_ROOT, foldStrings } from './hashing.ts';

/** The hashes of the partial tile of each level, as latin1 strings; undefined where the tile could not be read. */
export type RightEdge = readonly (readonly string[] | undefined)[];

/** Reads the partial tiles of a tree: at most one for each level. They determine the root. */
export async function readRightEdge(source: LogSource, size: bigint, tally: Tally): Promise<RightEdge> {
  const edge: (readonly string[] | undefined)[] = [];
  for (let level = 0; level < levels(size); level++) {
    const width = partialWidth(size, level);
    const index = hashesAtLevel(size, level) / 256n;
    const tile = width === 0 ? Buffer.alloc(0) : bytesOrFinding(await fetchTile(source, level, index, width), tally);
    edge.push(tile && hashesOfTile(tile));
  }
  return edge;
}

/**
 * The root that an edge gives, as a latin1 string; undefined where a tile of it is unknown. From the bottom up, each
 * level consists of its hashes and the root of the level below, as in the oracle's `rootFromRightEdge`.
 */
export function rootOfRightEdge(edge: readonly (readonly (string | undefined)[] | undefined)[]): string | undefined {
  let below: string | undefined;
  for (const hashes of edge) {
    if (!hashes || hashes.includes(undefined)) return undefined;
    const list = [...(hashes as string[]), ...(below === undefined ? [] : [below])];
    if (list.length > 0) below = foldStrings(list);
  }
  return below ?? EMPTY_ROOT;
}
