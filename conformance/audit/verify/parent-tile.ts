import { tilePath } from '../../log/oracle/tiles/path.ts';
import { finding } from '../finding/finding.ts';
import { countFinding, countTile, type Tally } from '../finding/tally.ts';
import { hashAt, hashText } from './hash-text.ts';
import { foldHashes } from './hashing.ts';

/** A full tile above level 0, with the roots below it. */
export interface ParentTile {
  readonly level: number;
  readonly index: bigint;
  /** The root that the tile above has for it, if that tile is sound. */
  readonly expected: string | undefined;
  /** The root computed from the tiles below, if all of them could be read. */
  readonly root: string | undefined;
}

/** Counts the findings of a tile that differs from the tile above, or whose expected root is unknown. */
export function judgeParent(
  tile: Buffer | undefined,
  roots: readonly (string | undefined)[],
  { level, index, expected, root }: ParentTile,
  tally: Tally,
): void {
  const path = tilePath({ level, index });
  const place = tile ? roots.findIndex((hash, i) => hash !== undefined && hash !== hashAt(tile, i)) : -1;
  if (tile && place >= 0) {
    const expectedText = `${hashText(roots[place]!)}, the root of what lies below it`;
    countFinding(tally, finding('tile-differs', `${path}, hash ${place}`, expectedText, hashText(hashAt(tile, place))));
  } else if (tile && expected === undefined) countTile(tally, level);
  const actual = root ?? (tile && place < 0 ? foldHashes(tile) : undefined);
  if (expected === undefined || actual === undefined || actual === expected) return;
  const expectedText = `hashes with the root ${hashText(expected)}, as the tile above has it`;
  countFinding(tally, finding('tile-differs', path, expectedText, hashText(actual)));
}
