import { HASH_SIZE, TILE_WIDTH } from '../../log/oracle/tiles/tile.ts';
import { type Finding, finding } from '../finding/finding.ts';
import { countFinding, type Tally } from '../finding/tally.ts';
import { bytesOrFinding, type ResourceRead } from '../source/resources.ts';
import { firstDifferentHash, hashAt, hashText } from '../verify/hash-text.ts';
import type { Entries, EntriesPlace, HashedEntries } from './entries.ts';
import { entriesId } from './entries-id.ts';

/** Which entries of a tree are read, and what their tile has. */
interface WantedEntries {
  readonly index: bigint;
  /** How many of them the tree has. */
  readonly width: number;
  /** The hashes of their tile, where that could be read. */
  readonly tile?: Buffer | undefined;
}

/**
 * The entries of a read with their leaf hashes, or undefined after counting its finding. `into` has room for a tile. The caller
 * counts sound entries, and takes their facts.
 */
export function leavesOrFinding(
  read: ResourceRead,
  entries: Entries,
  { index, width, tile }: WantedEntries,
  into: Buffer,
  tally: Tally,
): HashedEntries | undefined {
  const bytes = bytesOrFinding(read, tally);
  if (!bytes) return undefined;
  // A full resource that was read in place of a partial one must be whole.
  const count = read.bytes && read.whole ? width : TILE_WIDTH;
  const place = { index, count, width };
  const hashed = entries.hash(bytes, place, into);
  if (!hashed.defect) return hashed;
  countFinding(tally, (tile && differenceBefore(hashed, entries, place, tile)) ?? hashed.defect);
  return undefined;
}

/** The first entry before a defect whose hash its tile does not have: there the bytes went wrong. */
function differenceBefore(
  { leaves, defect }: HashedEntries,
  entries: Entries,
  { index, count }: EntriesPlace,
  tile: Buffer,
): Finding | undefined {
  const place = firstDifferentHash(leaves, tile.subarray(0, leaves.length));
  if (place === undefined) return undefined;
  const at = `${entries.pathOf(entriesId(index, count))}, entry ${index * BigInt(TILE_WIDTH) + BigInt(place)}`;
  const expected = `an entry with the hash ${hashText(hashAt(tile, place))} of its tile`;
  const actual = `${hashText(leaves.subarray(place * HASH_SIZE, (place + 1) * HASH_SIZE))}; and after it, at ${defect!.at}: expected ${defect!.expected}, found ${defect!.actual}`;
  return finding('bundle-differs', at, expected, actual);
}
