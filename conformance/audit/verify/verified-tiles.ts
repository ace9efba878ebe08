import { tilePath } from '../../log/oracle/tiles/path.ts';
import { hashesAtLevel, TILE_WIDTH, tileSpan } from '../../log/oracle/tiles/tile.ts';
import { type Finding, finding } from '../finding/finding.ts';
import { fetchTile, type ResourceRead } from '../source/resources.ts';
import { type LogSource, UnreadResource } from '../source/source.ts';
import { hashesOfTile, hashText } from './hash-text.ts';
import { foldHashes } from './hashing.ts';
import type { RightEdge } from './right-edge.ts';

/** How many verified tiles are cached: neighbouring draws have the same tiles above them. */
const REMEMBERED = 128;

/** A tile between the root and the requested tile is wrong. */
export class BrokenTile extends Error {
  override readonly name = 'BrokenTile';
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(`${finding.at}: ${finding.actual}`);
    this.finding = finding;
  }
}

/** Reads tiles of a tree, each verified by the one above it, up to a right edge whose root is known to be right. */
export class VerifiedTiles {
  readonly size: bigint;
  /** How many tiles of each level were read and verified. */
  readonly verified: number[] = [];
  readonly #source: LogSource;
  readonly #edge: RightEdge;
  readonly #minimum: bigint;
  readonly #known = new Map<string, Promise<readonly string[]>>();

  /** `edge` is complete and gives the root. Tiles that end at or below `minimum` may be gone. */
  constructor(source: LogSource, size: bigint, edge: RightEdge, minimum = 0n) {
    this.#source = source;
    this.size = size;
    this.#edge = edge;
    this.#minimum = minimum;
  }

  /**
   * The hashes of a tile that the tree has, as latin1 strings. Rejects with `BrokenTile` where the tile differs from
   * the tile above, and with `UnreadResource` where it cannot be read or may have been pruned.
   */
  tile(level: number, index: bigint): Promise<readonly string[]> {
    if (index === hashesAtLevel(this.size, level) / BigInt(TILE_WIDTH)) return Promise.resolve(this.#edge[level]!);
    const key = `${level}/${index}`;
    const tile = this.#known.get(key) ?? this.#read(level, index);
    this.#known.delete(key);
    this.#known.set(key, tile);
    if (this.#known.size > REMEMBERED) this.#known.delete(this.#known.keys().next().value!);
    return tile;
  }

  async #read(level: number, index: bigint): Promise<readonly string[]> {
    const above = await this.tile(level + 1, index / BigInt(TILE_WIDTH));
    const expected = above[Number(index % BigInt(TILE_WIDTH))]!;
    const tile = this.#owed(level, index, await fetchTile(this.#source, level, index));
    const root = foldHashes(tile);
    if (root !== expected) {
      const expectedText = `hashes with the root ${hashText(expected)}, as the tile above has it`;
      throw new BrokenTile(finding('tile-differs', tilePath({ level, index }), expectedText, hashText(root)));
    }
    while (this.verified.length <= level) this.verified.push(0);
    this.verified[level]!++;
    return hashesOfTile(tile);
  }

  #owed(level: number, index: bigint, read: ResourceRead): Buffer {
    if (read.bytes) return read.bytes;
    if ('unread' in read) throw new UnreadResource(read.unread, true);
    const pruned = read.finding.kind === 'missing' && tileSpan({ level, index }).end <= this.#minimum;
    if (pruned)
      throw new UnreadResource(
        `${read.finding.at}: missing, but it may have been pruned below the minimum index`,
        true,
      );
    throw new BrokenTile(read.finding);
  }
}
