import { tilePath } from '../../log/oracle/tiles/path.ts';
import { finding } from '../finding/finding.ts';
import { countFinding, countTile, type Tally } from '../finding/tally.ts';
import { hashAt, hashText } from './hash-text.ts';
import { foldHashes } from './hashing.ts';

/** A full tile whose place in the tree is in question. */
export interface ParentTile {
  readonly level: number;
  readonly index: bigint;
  /** The root that the tile above asks for, where that one is right. */
  readonly expected: string | undefined;
  /** The root that follows from what lies below, where all of it could be read. */
  readonly root: string | undefined;
}

/** Says what is wrong with a tile that is not what the one above demands, or of which nobody knows what it should be. */
export function judgeParent(
  tile: Buffer | undefined,
  roots: readonly (string | undefined)[],
  { level, index, expected, root }: ParentTile,
  tally: Tally,
): void {
  const path = tilePath({ level, index });
  const place = tile ? roots.findIndex((hash, i) => hash !== undefined && hash !== hashAt(tile, i)) : -1;
  if (tile && place >= 0) {
    const wanted = `${hashText(roots[place]!)}, the root of what lies below it`;
    countFinding(tally, finding('tile-differs', `${path}, hash ${place}`, wanted, hashText(hashAt(tile, place))));
  } else if (tile && expected === undefined) countTile(tally, level);
  const actual = root ?? (tile && place < 0 ? foldHashes(tile) : undefined);
  if (expected === undefined || actual === undefined || actual === expected) return;
  const wanted = `hashes with the root ${hashText(expected)}, as the tile above has it`;
  countFinding(tally, finding('tile-differs', path, wanted, hashText(actual)));
}
