import { tilePath } from '../../log/oracle/tiles/path.ts';
import { HASH_SIZE, TILE_WIDTH } from '../../log/oracle/tiles/tile.ts';
import type { Entries } from '../entries/entries.ts';
import { leavesOrFinding } from '../entries/read-leaves.ts';
import { finding } from '../finding/finding.ts';
import { countFinding, countTile, type Tally } from '../finding/tally.ts';
import { bytesOrFinding, type ResourceRead } from '../source/resources.ts';
import { firstDifferentHash, hashAt, hashText } from './hash-text.ts';
import { foldHashes, TILE_BYTES } from './hashing.ts';

const computed = Buffer.alloc(TILE_BYTES);

/** Compares a full bundle or data tile with its tile, and both with their expected root. Returns the root. */
export function verifyBundleWithTile(
  bundle: ResourceRead,
  tile: ResourceRead,
  entries: Entries,
  { index, expected }: { readonly index: bigint; readonly expected: string | undefined },
  tally: Tally,
): string | undefined {
  const wanted = { index, width: TILE_WIDTH, tile: tile.bytes };
  const hashed = leavesOrFinding(bundle, entries, wanted, computed, tally);
  const leaves = hashed?.leaves;
  const served = bytesOrFinding(tile, tally);
  const root = leaves && foldHashes(leaves);
  const isSame = (place: number) =>
    served?.compare(leaves!, place * HASH_SIZE, (place + 1) * HASH_SIZE, place * HASH_SIZE, (place + 1) * HASH_SIZE) ===
    0;
  const isProved = root !== undefined && (expected === undefined ? !served : root === expected);
  entries.take(hashed?.facts, (place) => isProved || isSame(place), tally);
  if (leaves && served && leaves.equals(served)) {
    if (expected !== undefined && root !== expected) {
      const expectedText = `entries with the root ${hashText(expected)}, as the tile above has it`;
      countFinding(
        tally,
        finding(
          'bundle-differs',
          `${entries.pathOf({ index })} and ${tilePath({ level: 0, index })}`,
          expectedText,
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
  const tileRoot = served && foldHashes(served);
  const tileRight = tileRoot !== undefined && tileRoot === expected;
  if (tileRight) countTile(tally, 0);
  if (root !== undefined && root === expected) {
    tally.bundles++;
    tally.entries += TILE_WIDTH;
  }
  if (leaves && served) {
    judgeBundleWithTile(
      leaves,
      served,
      { index, path: entries.pathOf({ index }) },
      { tileRight, bundleRight: root === expected },
      tally,
    );
    return tileRight ? tileRoot : root === expected ? root : undefined;
  }
  if (expected !== undefined && (root ?? tileRoot) !== undefined && (root ?? tileRoot) !== expected) {
    const [kind, at] = leaves
      ? (['bundle-differs', entries.pathOf({ index })] as const)
      : (['tile-differs', tilePath({ level: 0, index })] as const);
    countFinding(
      tally,
      finding(kind, at, `the root ${hashText(expected)}, as the tile above has it`, hashText((root ?? tileRoot)!)),
    );
  }
  return root ?? tileRoot;
}

/** Finds which of a bundle and its tile is wrong, and where; `soundness`: which of them gives the expected root. */
function judgeBundleWithTile(
  leaves: Buffer,
  served: Buffer,
  { index, path }: { readonly index: bigint; readonly path: string },
  soundness: { readonly tileRight: boolean; readonly bundleRight: boolean },
  tally: Tally,
): void {
  const place = firstDifferentHash(leaves, served)!;
  const entry = index * BigInt(TILE_WIDTH) + BigInt(place);
  const tilePlace = `${tilePath({ level: 0, index })}, hash ${place}`;
  if (soundness.bundleRight)
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
    const also = soundness.tileRight ? '' : ' (which is not known to be right either)';
    const expectedText = `an entry with the hash ${hashText(hashAt(served, place))} of its tile${also}`;
    countFinding(
      tally,
      finding('bundle-differs', `${path}, entry ${entry}`, expectedText, hashText(hashAt(leaves, place))),
    );
  }
}
