import { expect, test } from 'vitest';
import { consistencyProof } from '../oracle/consistency.ts';
import { leafHash } from '../oracle/merkle.ts';
import { directorySource } from './directory.ts';
import { readEdge } from './edge.ts';
import { written } from './logs.test-tool.ts';
import { proofFrom } from './proof.ts';
import { newTally } from './tally.ts';
import { Way } from './way.ts';

test('a proof from tiles is the one that the oracle makes from leaves', async () => {
  const size = 66_000;
  const { folder } = await written(size);
  const leaves = Array.from({ length: size }, (_, i) => leafHash(Buffer.from(`entry ${i}`)));
  const source = directorySource(folder);
  const way = new Way(source, BigInt(size), await readEdge(source, BigInt(size), newTally()));
  for (const first of [1, 257, 65_536, 65_999])
    expect(await proofFrom(way, BigInt(first))).toEqual(consistencyProof(leaves, first));
});
