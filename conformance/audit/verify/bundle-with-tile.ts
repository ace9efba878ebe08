import { bundlePath, tilePath } from '../../log/oracle/tiles/path.ts';
import { TILE_WIDTH } from '../../log/oracle/tiles/tile.ts';
import { finding } from '../finding/finding.ts';
import { countFinding, countTile, type Tally } from '../finding/tally.ts';
import { bytesOrFinding, leavesOrFinding, type ResourceRead } from '../source/resources.ts';
import { firstDifferentHash, hashAt, hashText } from './hash-text.ts';
import { foldHashes, TILE_BYTES } from './hashing.ts';

const computed = Buffer.alloc(TILE_BYTES);

/** Holds a bundle and its tile against each other and against the root that they should have. Gives the root. */
export function verifyBundleWithTile(
  bundle: ResourceRead,
  tile: ResourceRead,
  index: bigint,
  expected: string | undefined,
  tally: Tally,
): string | undefined {
  const leaves = leavesOrFinding(bundle, index, TILE_WIDTH, computed, tally);
  const served = bytesOrFinding(tile, tally);
  const root = leaves && foldHashes(leaves);
  if (leaves && served && leaves.equals(served)) {
    if (expected !== undefined && root !== expected) {
      const wanted = `entries with the root ${hashText(expected)}, as the tile above has it`;
      countFinding(
        tally,
        finding(
          'bundle-differs',
          `${bundlePath({ index })} and ${tilePath({ level: 0, index })}`,
          wanted,
          hashText(root!),
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
    judgeBundleWithTile(leaves, served, index, { tileRight, bundleRight: root === expected }, tally);
    return tileRight ? said : root === expected ? root : undefined;
  }
  if (expected !== undefined && (root ?? said) !== undefined && (root ?? said) !== expected) {
    const [kind, at] = leaves
      ? (['bundle-differs', bundlePath({ index })] as const)
      : (['tile-differs', tilePath({ level: 0, index })] as const);
    countFinding(
      tally,
      finding(kind, at, `the root ${hashText(expected)}, as the tile above has it`, hashText((root ?? said)!)),
    );
  }
  return root ?? said;
}

/** Says which of a bundle and its tile is wrong, and where; `who` says which of them leads to the right root. */
function judgeBundleWithTile(
  leaves: Buffer,
  served: Buffer,
  index: bigint,
  who: { readonly tileRight: boolean; readonly bundleRight: boolean },
  tally: Tally,
): void {
  const place = firstDifferentHash(leaves, served)!;
  const entry = index * BigInt(TILE_WIDTH) + BigInt(place);
  const tilePlace = `${tilePath({ level: 0, index })}, hash ${place}`;
  if (who.bundleRight)
    countFinding(
      tally,
      finding(
        'tile-differs',
        tilePlace,
        `${hashText(hashAt(leaves, place))}, the hash of entry ${entry}`,
        hashText(hashAt(served, place)),
      ),
    );
  else {
    const also = who.tileRight ? '' : ' (which is not known to be right either)';
    const wanted = `an entry with the hash ${hashText(hashAt(served, place))} of its tile${also}`;
    countFinding(
      tally,
      finding('bundle-differs', `${bundlePath({ index })}, entry ${entry}`, wanted, hashText(hashAt(leaves, place))),
    );
  }
}
