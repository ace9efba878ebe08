import { expect, test } from 'vitest';
import { consistencyProof } from '../../log/oracle/merkle/consistency.ts';
import { leafHash } from '../../log/oracle/merkle/tree-hash.ts';
import { newTally } from '../finding/tally.ts';
import { removesFolders, written } from '../logs.test-tool.ts';
import { directorySource } from '../source/directory-source.ts';
import { consistencyProofFrom } from './consistency-proof.ts';
import { readRightEdge } from './right-edge.ts';
import { VerifiedTiles } from './verified-tiles.ts';

removesFolders();

test('a proof from tiles equals the proof that the oracle makes from leaves', async () => {
  const size = 66_000;
  const { folder } = await written(size);
  const leaves = Array.from({ length: size }, (_, i) => leafHash(Buffer.from(`entry ${i}`)));
  const source = directorySource(folder);
  const way = new VerifiedTiles(source, BigInt(size), await readRightEdge(source, BigInt(size), newTally()));
  for (const first of [1, 257, 65_536, 65_999])
    expect(await consistencyProofFrom(way, BigInt(first))).toEqual(consistencyProof(leaves, first));
});
