import { bundlePath, tilePath } from '../../log/oracle/tiles/path.ts';
import { hashesAtLevel, partialWidth, TILE_WIDTH, tileSpan } from '../../log/oracle/tiles/tile.ts';
import { finding } from '../finding/finding.ts';
import { countFinding, countTile, type Tally } from '../finding/tally.ts';
import { bytesOrFinding, fetchBundle, fetchTile, leavesOrFinding } from '../source/resources.ts';
import type { LogSource } from '../source/source.ts';
import { hashesOfTile, hashText } from './hash-text.ts';
import { foldHashes, foldStrings, TILE_BYTES } from './hashing.ts';
import { judgeParent } from './parent-tile.ts';
import { type RightEdge, rootOfRightEdge } from './right-edge.ts';
import type { UnitVerifier } from './unit-verifier.ts';

/** A tree to be verified whole. */
export interface WholeTree {
  readonly source: LogSource;
  readonly crew: UnitVerifier;
  readonly tally: Tally;
  readonly size: bigint;
  /** The root of the checkpoint, as a latin1 string. */
  readonly root: string;
  /** What ends at or below this index is not owed. */
  readonly minimum: bigint;
  readonly edge: RightEdge;
}

/** The root of a part of the tree as its entries give it; undefined where not all of them could be read, or were owed. */
type Root = string | undefined;
/** In a record of its own, because awaiting the start of a part must not await its end. */
interface Begun {
  readonly root: Promise<Root>;
}

/**
 * Verifies every tile and every bundle that is owed, from the root down: the right edge by the root, each tile by the
 * one above it, each bundle by its tile. Where a tile above is wrong, the roots are taken from below instead, so that
 * one wrong tile is one finding.
 */
export async function verifyWholeTree(tree: WholeTree): Promise<void> {
  const { edge, size, crew, tally } = tree;
  const right = rootOfRightEdge(edge) === tree.root;
  // First, because a log that grows may take its partial bundle away.
  const last = await verifyLast(tree, right);
  const rows: Promise<readonly Root[]>[] = [];
  for (let level = edge.length - 1; level > 0; level--) {
    const count = partialWidth(size, level);
    const first = hashesAtLevel(size, level) - BigInt(count);
    const known = right ? edge[level] : undefined;
    if (right && count > 0) countTile(tally, level);
    if (level === 1) ({ row: rows[level] } = await beginRow(tree, first / 256n, count, known));
    else {
      const begun: Begun[] = [];
      for (let i = 0; i < count; i++) begun.push(await begin(tree, level - 1, first + BigInt(i), known?.[i]));
      rows[level] = Promise.all(begun.map(({ root }) => root));
    }
  }
  await crew.idle();
  if (!right) judgeEdge(tree, [last, ...(await Promise.all(rows.slice(1)))]);
}

/** Begins what lies under a full tile. `expected` is its root, where that is known. */
async function begin(tree: WholeTree, level: number, index: bigint, expected: Root): Promise<Begun> {
  const { crew, tally, source, minimum } = tree;
  if (tileSpan({ level, index }).end <= minimum) return { root: Promise.resolve(expected) };
  await crew.room();
  if (level === 1) {
    const from = firstOwed(minimum, index);
    const job = { unit: index, count: TILE_WIDTH, from, ...(expected === undefined ? {} : { root: expected }) };
    return { root: crew.submit(job).then(({ root }) => root) };
  }
  const got = bytesOrFinding(await fetchTile(source, level, index), tally);
  const tile = got && Buffer.from(got);
  const right = tile !== undefined && expected !== undefined && foldHashes(tile) === expected;
  if (right) countTile(tally, level);
  const known = right ? hashesOfTile(tile) : undefined;
  const below: Begun[] = [];
  for (let i = 0n; i < TILE_WIDTH; i++) {
    const begun = await begin(tree, level - 1, index * BigInt(TILE_WIDTH) + i, known?.[Number(i)]);
    if (!right) below.push(begun);
  }
  return { root: right ? Promise.resolve(expected) : settle(tree, level, index, expected, tile, below) };
}

/** The end of a full tile that is not known to be right: what lies below it tells. */
async function settle(
  { tally }: WholeTree,
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

/** The first tile of level 0 in a unit of which something is owed. */
function firstOwed(minimum: bigint, unit: bigint): number {
  const tiles = minimum / BigInt(TILE_WIDTH) - unit * BigInt(TILE_WIDTH);
  return tiles <= 0n ? 0 : Number(tiles);
}

/** Begins what lies under the partial tile of level 1: full tiles of level 0. Gives their roots, where they are asked for. */
async function beginRow(
  { crew, minimum }: WholeTree,
  unit: bigint,
  count: number,
  hashes: readonly string[] | undefined,
): Promise<{ row: Promise<readonly Root[]> }> {
  if (count === 0) return { row: Promise.resolve([]) };
  await crew.room();
  const from = Math.min(count, firstOwed(minimum, unit));
  return { row: crew.submit({ unit, count, from, ...(hashes ? { hashes } : {}) }).then(({ roots }) => roots ?? []) };
}

/** Verifies the partial bundle by the partial tile of level 0. Gives its leaf hashes, undefined where it has none. */
async function verifyLast({ source, size, edge, tally }: WholeTree, right: boolean): Promise<readonly Root[]> {
  const width = partialWidth(size, 0);
  if (width === 0) return [];
  const index = size / BigInt(TILE_WIDTH);
  const got = await fetchBundle(source, index, width);
  const leaves = leavesOrFinding(got, index, width, Buffer.alloc(TILE_BYTES), tally);
  const hashes = leaves && hashesOfTile(leaves);
  if (right && hashes) {
    const served = edge[0]!;
    const place = hashes.findIndex((hash, i) => hash !== served[i]);
    if (place < 0) {
      tally.bundles++;
      tally.entries += width;
    } else {
      const at = `${bundlePath({ index, width })}, entry ${index * BigInt(TILE_WIDTH) + BigInt(place)}`;
      const wanted = `an entry with the hash ${hashText(served[place]!)} of its tile`;
      countFinding(tally, finding('bundle-differs', at, wanted, hashText(hashes[place]!)));
    }
  }
  if (right) countTile(tally, 0);
  return hashes ?? Array.from({ length: width }, () => undefined);
}

/** An edge that does not give the checkpoint's root: which tile of it is wrong, or that all of it is of another tree. */
function judgeEdge({ edge, size, root, tally }: WholeTree, rows: readonly (readonly Root[])[]): void {
  const below = rows.map((row, level) => {
    const served = edge[level];
    const place = served ? row.findIndex((hash, i) => hash !== undefined && hash !== served[i]) : -1;
    if (place >= 0) {
      const index = hashesAtLevel(size, level) / BigInt(TILE_WIDTH);
      const at = `${tilePath({ level, index, width: partialWidth(size, level) })}, hash ${place}`;
      const wanted = `${hashText(row[place]!)}, the ${level === 0 ? 'hash of the entry' : 'root of what lies'} below it`;
      countFinding(tally, finding('tile-differs', at, wanted, hashText(served![place]!)));
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
