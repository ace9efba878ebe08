import { tilePath } from '../../log/oracle/tiles/path.ts';
import { hashesAtLevel, partialWidth, TILE_WIDTH, tileSpan } from '../../log/oracle/tiles/tile.ts';
import type { Entries } from '../entries/entries.ts';
import type { Issuers } from '../entries/issuers.ts';
import { leavesOrFinding } from '../entries/read-leaves.ts';
import { finding } from '../finding/finding.ts';
import { addTally, countFinding, countTile, newTally, type Tally } from '../finding/tally.ts';
import { type PartRange, UNIT_ENTRIES } from '../part/part-range.ts';
import type { OpenEdge, OpenTile } from '../part/part-state.ts';
import { bytesOrFinding, fetchEntries, fetchTile } from '../source/resources.ts';
import type { LogSource } from '../source/source.ts';
import { hashesOfTile, hashText } from './hash-text.ts';
import { foldHashes, foldStrings, TILE_BYTES } from './hashing.ts';
import { judgeParent } from './parent-tile.ts';
import { type RightEdge, rootOfRightEdge } from './right-edge.ts';
import type { UnitResult } from './unit.ts';
import type { UnitVerifier } from './unit-verifier.ts';

/** A tree that is verified completely. */
export interface WholeTree {
  readonly source: LogSource;
  /** The entries after the last full bundle. */
  readonly entries: Entries;
  /** The issuers of a log of certificates; `crew` verifies those of its units. */
  readonly issuers?: Issuers | undefined;
  readonly crew: UnitVerifier;
  readonly tally: Tally;
  readonly size: bigint;
  /** The root of the checkpoint, as a latin1 string. */
  readonly root: string;
  /** The log need not serve resources that end at or below this index. */
  readonly minimum: bigint;
  readonly edge: RightEdge;
  /** Only this part of the tree is verified. */
  readonly part?: PartOfTree;
}

/** A part of a tree, by its full tiles of level 1; what other parts have to add to the tiles above them stays open. */
export interface PartOfTree extends PartRange {
  /** Counts what is verified below the partial tiles of levels 0 and 1. */
  readonly rest: Tally;
  /**
   * Takes a subtree: a full tile of level 1, or a higher one that may be pruned. They come in the order of their entries.
   * `isProved`: a sound tile above gives its root.
   */
  subtree(level: number, index: bigint, isProved: boolean, verified: Promise<UnitResult>): void;
  /** Takes a sound full tile above level 1. */
  sound(level: number, index: bigint): void;
  /** Takes a full tile above level 1 that could not be read. */
  unread(level: number, index: bigint): void;
  /** Takes a full tile above level 1 that is not proved. All runs of all parts judge it together. */
  open(tile: OpenTile): void;
  /** Takes the right edge, where it does not give the root. */
  openEdge(edge: OpenEdge): void;
}

/** The root of a subtree computed from its entries; undefined where some of them could not be read or may be pruned. */
type Root = string | undefined;
/** Wraps the promise in an object, because awaiting the start of a subtree must not await its end. */
interface Begun {
  readonly root: Promise<Root>;
}

/**
 * Verifies every tile and every bundle that the log must serve, from the root down: the right edge by the root, each
 * tile by the tile above it, each bundle by its tile. Where the tile above is wrong, the roots are computed from below
 * instead, so that one wrong tile is one finding.
 */
export async function verifyWholeTree(tree: WholeTree): Promise<void> {
  const { edge, size, crew, part } = tree;
  const right = rootOfRightEdge(edge) === tree.root;
  const hasRest = part?.hasRest ?? true;
  const rest = { ...tree, tally: part?.rest ?? tree.tally };
  // The last bundle comes first, because a growing log may delete its partial bundle.
  const last = hasRest ? await verifyLast(rest, right) : [];
  const rows: Promise<readonly Root[]>[] = [];
  for (let level = edge.length - 1; level > 0; level--) {
    const count = partialWidth(size, level);
    const first = hashesAtLevel(size, level) - BigInt(count);
    const hashes = right ? edge[level] : undefined;
    if (right && hasRest && count > 0) countTile(rest.tally, level);
    if (level === 1) ({ row: rows[level] } = await beginRow(rest, first / 256n, hasRest ? count : 0, hashes));
    else {
      const begun: Begun[] = [];
      for (let i = 0; i < count; i++) begun.push(await begin(tree, level - 1, first + BigInt(i), hashes?.[i]));
      rows[level] = Promise.all(begun.map(({ root }) => root));
    }
  }
  await crew.idle();
  const computed = [last, ...(await Promise.all(rows.slice(1)))];
  if (right) return;
  if (!part) judgeEdge(tree, computed);
  else part.openEdge({ served: edge, ...(hasRest && { leaves: last, row: computed[1] ?? [] }) });
}

/** Whether any of the entries under a full tile are in a part. */
function inPart({ first, end }: PartRange, level: number, index: bigint): boolean {
  const span = tileSpan({ level, index });
  const [from, to] = [first * UNIT_ENTRIES, end * UNIT_ENTRIES];
  return span.end > from && span.start < to;
}

/** Begins the subtree of a full tile. `expected`: its root, if it is known. */
async function begin(tree: WholeTree, level: number, index: bigint, expected: Root): Promise<Begun> {
  const { crew, tally, source, minimum, part } = tree;
  if (part && !inPart(part, level, index)) return { root: Promise.resolve(undefined) };
  const isProved = expected !== undefined;
  if (tileSpan({ level, index }).end <= minimum) {
    const pruned = { ...(isProved && { root: expected }), tally: newTally() };
    part?.subtree(level, index, isProved, Promise.resolve(pruned));
    return { root: Promise.resolve(expected) };
  }
  await crew.room();
  if (level === 1) {
    const from = firstOwed(minimum, index);
    const verified = crew.submit({ unit: index, count: TILE_WIDTH, from, ...(isProved && { root: expected }) });
    part?.subtree(level, index, isProved, verified);
    return { root: verified.then(({ root }) => root) };
  }
  const read = await fetchTile(source, level, index);
  if ('unread' in read) part?.unread(level, index);
  const tileBytes = bytesOrFinding(read, tally);
  const tile = tileBytes && Buffer.from(tileBytes);
  const right = tile !== undefined && expected !== undefined && foldHashes(tile) === expected;
  if (right && part) part.sound(level, index);
  else if (right) countTile(tally, level);
  if (!right) part?.open({ level, index, expected, served: tile });
  const hashes = right ? hashesOfTile(tile) : undefined;
  const below: Begun[] = [];
  for (let i = 0n; i < TILE_WIDTH; i++) {
    const begun = await begin(tree, level - 1, index * BigInt(TILE_WIDTH) + i, hashes?.[Number(i)]);
    if (!right) below.push(begun);
  }
  if (right) return { root: Promise.resolve(expected) };
  // Another part, or another run of this one, may know the other roots below it.
  if (part) return { root: Promise.resolve(undefined) };
  return { root: settle(tally, level, index, expected, tile, below) };
}

/** Judges a full tile without a verified root by the tiles below it. */
async function settle(
  tally: Tally,
  level: number,
  index: bigint,
  expected: Root,
  tile: Buffer | undefined,
  below: readonly Begun[],
): Promise<Root> {
  const roots = await Promise.all(below.map(({ root }) => root));
  const root = roots.includes(undefined) ? undefined : foldStrings(roots as string[]);
  judgeParent(tile, roots, { level, index, expected, root }, tally);
  return root;
}

/** The first tile of level 0 in a unit that the log must serve. */
function firstOwed(minimum: bigint, unit: bigint): number {
  const tiles = minimum / BigInt(TILE_WIDTH) - unit * BigInt(TILE_WIDTH);
  return tiles <= 0n ? 0 : Number(tiles);
}

/** Begins the full tiles of level 0 under the partial tile of level 1. Returns their roots, if they are requested. */
async function beginRow(
  { crew, minimum, part }: WholeTree,
  unit: bigint,
  count: number,
  hashes: readonly string[] | undefined,
): Promise<{ row: Promise<readonly Root[]> }> {
  if (count === 0) return { row: Promise.resolve([]) };
  await crew.room();
  const from = Math.min(count, firstOwed(minimum, unit));
  const verified = crew.submit({ unit, count, from, ...(hashes ? { hashes } : {}) });
  const row = verified.then(({ roots, tally }) => {
    if (part) addTally(part.rest, tally);
    return roots ?? [];
  });
  return { row };
}

/**
 * Verifies the partial bundle by the partial tile of level 0. Returns its leaf hashes, or undefined without a sound
 * bundle.
 */
async function verifyLast(
  { source, entries, issuers, size, edge, tally }: WholeTree,
  right: boolean,
): Promise<readonly Root[]> {
  const width = partialWidth(size, 0);
  if (width === 0) return [];
  const index = size / BigInt(TILE_WIDTH);
  const served = edge[0];
  const read = await fetchEntries(source, entries, index, width);
  const wanted = { index, width, tile: right ? Buffer.from(served!.join(''), 'latin1') : undefined };
  const hashed = leavesOrFinding(read, entries, wanted, Buffer.alloc(TILE_BYTES), tally);
  const hashes = hashed && hashesOfTile(hashed.leaves);
  entries.take(hashed?.facts, (place) => !right || hashes![place] === served![place], tally);
  if (right && hashes && served) {
    const place = hashes.findIndex((hash, i) => hash !== served[i]);
    if (place < 0) {
      tally.bundles++;
      tally.entries += width;
    } else {
      const at = `${entries.pathOf({ index, width })}, entry ${index * BigInt(TILE_WIDTH) + BigInt(place)}`;
      const expectedText = `an entry with the hash ${hashText(served[place]!)} of its tile`;
      countFinding(tally, finding('bundle-differs', at, expectedText, hashText(hashes[place]!)));
    }
  }
  if (right) countTile(tally, 0);
  if (entries.named && issuers) addTally(tally, await issuers.verify(entries.named));
  return hashes ?? Array.from({ length: width }, () => undefined);
}

/**
 * Judges an edge that does not give the checkpoint's root: finds the tile that is wrong, or reports that the whole
 * edge belongs to another tree.
 */
export function judgeEdge(
  { edge, size, root, tally }: Pick<WholeTree, 'edge' | 'size' | 'root' | 'tally'>,
  rows: readonly (readonly Root[])[],
): void {
  const below = rows.map((row, level) => {
    const served = edge[level];
    const place = served ? row.findIndex((hash, i) => hash !== undefined && hash !== served[i]) : -1;
    if (place >= 0) {
      const index = hashesAtLevel(size, level) / BigInt(TILE_WIDTH);
      const at = `${tilePath({ level, index, width: partialWidth(size, level) })}, hash ${place}`;
      const expectedText = `${hashText(row[place]!)}, the ${level === 0 ? 'hash of the entry' : 'root of the subtree'} below it`;
      countFinding(tally, finding('tile-differs', at, expectedText, hashText(served![place]!)));
    }
    return row.map((hash, i) => hash ?? served?.[i]);
  });
  const actual = rootOfRightEdge(below);
  if (actual === undefined || actual === root) return;
  countFinding(
    tally,
    finding('root-differs', 'checkpoint', `the root ${hashText(actual)} that the entries have`, hashText(root)),
  );
}
