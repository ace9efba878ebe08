import { tilePath } from '../oracle/path.ts';
import { finding } from './finding.ts';
import { base64Of, hashAt } from './hashes.ts';
import { foldHashes } from './hashing.ts';
import { countTile, note, type Tally } from './tally.ts';

/** A full tile whose place in the tree is in question. */
export interface Questioned {
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
  { level, index, expected, root }: Questioned,
  tally: Tally,
): void {
  const path = tilePath({ level, index });
  const place = tile ? roots.findIndex((hash, i) => hash !== undefined && hash !== hashAt(tile, i)) : -1;
  if (tile && place >= 0) {
    const wanted = `${base64Of(roots[place]!)}, the root of what lies below it`;
    note(tally, finding('tile-differs', `${path}, hash ${place}`, wanted, base64Of(hashAt(tile, place))));
  } else if (tile && expected === undefined) countTile(tally, level);
  const actual = root ?? (tile && place < 0 ? foldHashes(tile) : undefined);
  if (expected === undefined || actual === undefined || actual === expected) return;
  const wanted = `hashes with the root ${base64Of(expected)}, as the tile above has it`;
  note(tally, finding('tile-differs', path, wanted, base64Of(actual)));
}
