import { logFault } from '../../testbed/alteration.ts';
import { recodedBase64, withEntryJson, withProof } from '../../testbed/created-entry.ts';
import { withPublishedCheckpoints } from '../../testbed/published-checkpoints.ts';

export const answersBeforeItPublishes = logFault({
  text: 'answers a created entry with the checkpoint from before it',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/claims#beyond'],
  install: (right) => {
    const { rig, previous } = withPublishedCheckpoints(right);
    return withProof(rig, () => {
      const envelope = previous()!;
      const [, treeSize, rootHash] = envelope.split('\n') as [string, string, string];
      return { treeSize, rootHash, hashes: [], checkpoint: { envelope } };
    });
  },
});

export const proofNamesAnotherIndex = logFault({
  text: 'names the index in the shard one higher in the proof than in the answer',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/claims#index'],
  install: (rig) => withProof(rig, ({ logIndex }) => ({ logIndex: `${BigInt(logIndex) + 1n}` })),
});

export const proofNamesAnotherTreeSize = logFault({
  text: 'names a tree size in the proof that its checkpoint has not',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/claims#tree-size'],
  install: (rig) => withProof(rig, ({ treeSize }) => ({ treeSize: `${BigInt(treeSize) + 1n}` })),
});

export const proofWithItsRootInHex = logFault({
  text: 'writes the root hash of a proof in hex, and that in base64',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/claims#root-hash'],
  install: (rig) =>
    withProof(rig, ({ rootHash }) => ({
      rootHash: recodedBase64(rootHash, (root) => Buffer.from(root.toString('hex'))),
    })),
});

export const answersWithAnIndexBeyondItsTree = logFault({
  text: 'answers with an index beyond its tree, where the proof of the entry leads to the root even so',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/claims#beyond'],
  // If the log grows that far.
  alsoFails: ['log/create/logged#other-entry'],
  needs: { entries: 255n, append: false, create: true },
  install: (rig) =>
    withEntryJson(rig, (entry) => {
      const [index, size] = [BigInt(entry.inclusionProof.logIndex), BigInt(entry.inclusionProof.treeSize)];
      const logIndex = `${beyondOnTheSamePath(index, size)}`;
      return { ...entry, logIndex, inclusionProof: { ...entry.inclusionProof, logIndex } };
    }),
});

/**
 * An index beyond the tree with the same last bits. Its proof turns by these bits alone, so that no right edge may be on the way:
 * RFC 9162, section 2.1.3.2, skips levels there. Otherwise the index itself.
 */
function beyondOnTheSamePath(index: bigint, size: bigint): bigint {
  let capacity = 1n;
  while (capacity < size) capacity *= 2n;
  const isFull = size === capacity;
  return isFull || index < capacity / 2n ? index + capacity : index;
}
