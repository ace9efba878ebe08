import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hex } from '../../../oracle/bytes/bytes.ts';
import { parseCheckpointText } from '../checkpoint/checkpoint.ts';
import { verifyConsistency } from '../merkle/consistency.ts';
import { inclusionProof, verifyInclusion } from '../merkle/inclusion.ts';
import { leafHash } from '../merkle/tree-hash.ts';
import { splitNote } from '../note/note.ts';
import { parseBundle } from './bundle.ts';
import { type ReadTile, tileConsistencyProof, tileInclusionProof } from './tile-proof.ts';

const folder = new URL('../../../../../shared/vectors/tessera/log/', import.meta.url);
const present = existsSync(folder);
const bytes = (path: string) => readFileSync(new URL(path, folder));
const rootAt = (size: number) =>
  parseCheckpointText(splitNote(bytes(`checkpoint.${size}`).toString()).value!.text).value!.root;
/** The hashes of the partial tile of a size. */
const tilesOf =
  (size: number): ReadTile =>
  async () => {
    const tile = bytes(`tile/0/000.p/${size}`);
    return Array.from({ length: size }, (_, i) => tile.subarray(i * 32, (i + 1) * 32));
  };

describe.skipIf(!present)('proofs from the tiles of tessera/log', () => {
  test('of inclusion equal those of RFC 6962 over the entries, and verify against its checkpoints', async () => {
    for (let size = 1; size <= 15; size++) {
      const leaves = parseBundle(bytes(`tile/entries/000.p/${size}`), size).value!.map((entry) => leafHash(entry));
      for (let index = 0; index < size; index++) {
        const proof = await tileInclusionProof(tilesOf(size), BigInt(index), BigInt(size));
        expect(proof.map(hex)).toEqual(inclusionProof(leaves, index).map(hex));
        const claim = { index: BigInt(index), size: BigInt(size), leafHash: leaves[index]!, proof, root: rootAt(size) };
        expect(verifyInclusion(claim)).toBeUndefined();
        expect(verifyInclusion({ ...claim, root: rootAt(size - 1) })).toMatchObject({ reason: 'root-mismatch' });
      }
    }
  });
  test('of consistency verify between any two of its checkpoints', async () => {
    for (let to = 1; to <= 15; to++)
      for (let from = 1; from <= to; from++) {
        const proof = await tileConsistencyProof(tilesOf(to), BigInt(from), BigInt(to));
        const claim = { size1: BigInt(from), size2: BigInt(to), root1: rootAt(from), root2: rootAt(to), proof };
        expect(verifyConsistency(claim)).toBeUndefined();
      }
  });
});
