import { hashesAtLevel, partialWidth, TILE_WIDTH } from '../../log/oracle/tiles/tile.ts';
import { addTally, countTile, newTally, type Tally } from '../finding/tally.ts';
import { foldStrings } from '../verify/hashing.ts';
import { judgeParent } from '../verify/parent-tile.ts';
import { judgeEdge } from '../verify/whole-tree.ts';
import { type OpenTile, type PartState, tileName } from './part-state.ts';

/** A tree head. */
interface Tree {
  readonly size: bigint;
  readonly root: Uint8Array;
}

/**
 * The counts and findings of parts of a tree together. A tile that lies above several parts is judged by what all of them
 * computed below it, as an audit of the whole does.
 */
export function judgeParts(states: readonly PartState[], { size, root }: Tree): Tally {
  const tally = newTally();
  for (const { tally: below, above } of states) {
    addTally(tally, { ...above, unread: [], unreadCount: 0 });
    addTally(tally, { ...below, unread: [], unreadCount: 0 });
  }
  for (const name of new Set(states.flatMap(({ sound }) => [...sound]))) countTile(tally, Number(name.split('/')[0]));
  const roots = new Map(states.flatMap((state) => [...state.roots]));
  const open = new Map(states.flatMap((state) => [...state.open]));
  // The roots of the lower ones are those below the higher ones.
  for (const tile of [...open.values()].toSorted((a, b) => a.level - b.level)) settle(tile, roots, tally);
  judgeOpenEdge(states, { size, root }, roots, tally);
  return tally;
}

function settle({ level, index, expected, served }: OpenTile, roots: Map<string, string>, tally: Tally): void {
  const below = Array.from({ length: TILE_WIDTH }, (_, i) =>
    roots.get(tileName(level - 1, index * BigInt(TILE_WIDTH) + BigInt(i))),
  );
  const root = below.includes(undefined) ? undefined : foldStrings(below as string[]);
  judgeParent(served, below, { level, index, expected, root }, tally);
  if (root !== undefined) roots.set(tileName(level, index), root);
}

function judgeOpenEdge(
  states: readonly PartState[],
  { size, root }: Tree,
  roots: ReadonlyMap<string, string>,
  tally: Tally,
): void {
  const edges = states.flatMap(({ edge }) => edge ?? []);
  if (edges.length === 0) return;
  const { served } = edges[0]!;
  const unknown = (level: number) => Array.from({ length: partialWidth(size, level) }, () => undefined);
  const known = [edges.find(({ leaves }) => leaves)?.leaves, edges.find(({ row }) => row)?.row];
  const rows = served.map((_, level) => {
    if (level < 2) return known[level] ?? unknown(level);
    const first = hashesAtLevel(size, level) - BigInt(partialWidth(size, level));
    return unknown(level).map((_, i) => roots.get(tileName(level - 1, first + BigInt(i))));
  });
  judgeEdge({ edge: served, size, root: Buffer.from(root).toString('latin1'), tally }, rows);
}
