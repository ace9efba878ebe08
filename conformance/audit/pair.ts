import { bundlePath, tilePath } from '../oracle/path.ts';
import { TILE_WIDTH } from '../oracle/tile.ts';
import { finding } from './finding.ts';
import { base64Of, firstDifference, hashAt } from './hashes.ts';
import { foldHashes, TILE_BYTES } from './hashing.ts';
import { bytesOrNoted, type Got, leavesOrNoted } from './resources.ts';
import { countTile, note, type Tally } from './tally.ts';

const computed = Buffer.alloc(TILE_BYTES);

/** Holds a bundle and its tile against each other and against the root that they should have. Gives the root. */
export function verifyPair(
  bundle: Got,
  tile: Got,
  index: bigint,
  expected: string | undefined,
  tally: Tally,
): string | undefined {
  const leaves = leavesOrNoted(bundle, index, TILE_WIDTH, computed, tally);
  const served = bytesOrNoted(tile, tally);
  const root = leaves && foldHashes(leaves);
  if (leaves && served && leaves.equals(served)) {
    if (expected !== undefined && root !== expected) {
      const wanted = `entries with the root ${base64Of(expected)}, as the tile above has it`;
      note(
        tally,
        finding(
          'bundle-differs',
          `${bundlePath({ index })} and ${tilePath({ level: 0, index })}`,
          wanted,
          base64Of(root!),
        ),
      );
      return root;
    }
    tally.bundles++;
    tally.entries += TILE_WIDTH;
    countTile(tally, 0);
    return root;
  }
  const said = served && foldHashes(served);
  const tileRight = said !== undefined && said === expected;
  if (tileRight) countTile(tally, 0);
  if (root !== undefined && root === expected) {
    tally.bundles++;
    tally.entries += TILE_WIDTH;
  }
  if (leaves && served) {
    judgePair(leaves, served, index, { tileRight, bundleRight: root === expected }, tally);
    return tileRight ? said : root === expected ? root : undefined;
  }
  if (expected !== undefined && (root ?? said) !== undefined && (root ?? said) !== expected) {
    const [kind, at] = leaves
      ? (['bundle-differs', bundlePath({ index })] as const)
      : (['tile-differs', tilePath({ level: 0, index })] as const);
    note(
      tally,
      finding(kind, at, `the root ${base64Of(expected)}, as the tile above has it`, base64Of((root ?? said)!)),
    );
  }
  return root ?? said;
}

/** Says which of a bundle and its tile is wrong, and where; `who` says which of them leads to the right root. */
function judgePair(
  leaves: Buffer,
  served: Buffer,
  index: bigint,
  who: { readonly tileRight: boolean; readonly bundleRight: boolean },
  tally: Tally,
): void {
  const place = firstDifference(leaves, served)!;
  const entry = index * BigInt(TILE_WIDTH) + BigInt(place);
  const tilePlace = `${tilePath({ level: 0, index })}, hash ${place}`;
  if (who.bundleRight)
    note(
      tally,
      finding(
        'tile-differs',
        tilePlace,
        `${base64Of(hashAt(leaves, place))}, the hash of entry ${entry}`,
        base64Of(hashAt(served, place)),
      ),
    );
  else {
    const also = who.tileRight ? '' : ' (which is not known to be right either)';
    const wanted = `an entry with the hash ${base64Of(hashAt(served, place))} of its tile${also}`;
    note(
      tally,
      finding('bundle-differs', `${bundlePath({ index })}, entry ${entry}`, wanted, base64Of(hashAt(leaves, place))),
    );
  }
}
