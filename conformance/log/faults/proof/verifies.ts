import { type LogRig, sealCheckpoint } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { type EntryJson, withCreatedAnswer, withEntryJson, withProof } from '../../testbed/created-entry.ts';
import { withLaterProof } from '../../testbed/published-checkpoints.ts';

export const proofBeginsWithTheLeaf = logFault({
  text: 'puts the hash of the leaf before the hashes of a proof',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/verifies#length'],
  install: (rig) => withProof(rig, ({ hashes, rootHash }) => ({ hashes: [rootHash, ...hashes] })),
});

export const proofFromTheRootDown = logFault({
  text: 'gives the hashes of a proof from the root to the leaf',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/verifies#root'],
  install: (rig) => withProof(rig, ({ hashes }) => ({ hashes: hashes.toReversed() })),
});

export const proofOfAnEarlierTree = logFault({
  text: 'proves an entry in the tree that it came with, and answers with a later checkpoint',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/verifies#length'],
  install: (rig) => {
    const earlier = new Map<string, readonly string[]>();
    const noted = withEntryJson(rig, (entry) => {
      earlier.set(entry.logIndex, entry.inclusionProof.hashes);
      return entry;
    });
    return withCreatedAnswer(withLaterProof(noted), async (response) => {
      const entry = (await response.json()) as EntryJson;
      const inclusionProof = { ...entry.inclusionProof, hashes: earlier.get(entry.logIndex) };
      return Response.json({ ...entry, inclusionProof }, { status: response.status });
    });
  },
});

export const proofOfALaterTree = logFault({
  text: 'answers with the checkpoint that an entry came with, and proves it in a later tree',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/verifies#length'],
  install: (rig) => {
    const earlier = new Map<string, EntryJson['inclusionProof']>();
    const noted = withEntryJson(rig, (entry) => {
      earlier.set(entry.logIndex, entry.inclusionProof);
      return entry;
    });
    return withCreatedAnswer(withLaterProof(noted), async (response) => {
      const entry = (await response.json()) as EntryJson;
      const inclusionProof = { ...earlier.get(entry.logIndex), hashes: entry.inclusionProof.hashes };
      return Response.json({ ...entry, inclusionProof }, { status: response.status });
    });
  },
});

export const proofTooShortForItsIndex = logFault({
  text: 'answers with an earlier index, where the proof of the entry leads to the root and ends too early',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/create/logged#other-entry', 'log/proof/verifies#length'],
  install: (rig) =>
    withEntryJson(rig, (entry) => {
      const { logIndex, treeSize } = entry.inclusionProof;
      return withIndex(entry, earlierOnTheSamePath(rig, BigInt(logIndex), BigInt(treeSize)));
    }),
});

export const proofTooLongForItsTree = logFault({
  text: 'gives its trees the size of their right part in answers, and entries the index that they have there',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/create/logged#other-entry', 'log/proof/verifies#length'],
  alsoFails: ['log/proof/same-tree#other-tree', 'log/growth/consistent#inconsistent'],
  install: (rig) =>
    withEntryJson(rig, (entry) => {
      const { logIndex, treeSize, rootHash } = entry.inclusionProof;
      const [middle] = rig.parts.inclusionRanges(0n, BigInt(treeSize)).at(-1) ?? [0n];
      if (BigInt(logIndex) < middle) return entry;
      const size = BigInt(treeSize) - middle;
      const checkpoint = { envelope: sealCheckpoint(rig, size, Buffer.from(rootHash, 'base64')) };
      const inclusionProof = { ...entry.inclusionProof, treeSize: `${size}`, checkpoint };
      return withIndex({ ...entry, inclusionProof }, BigInt(logIndex) - middle);
    }),
});

const withIndex = (entry: EntryJson, index: bigint): EntryJson => {
  const logIndex = `${index}`;
  return { ...entry, logIndex, inclusionProof: { ...entry.inclusionProof, logIndex } };
};

/** The last index below this one whose path turns left and right as that of this one does, and goes on. Or this one. */
function earlierOnTheSamePath({ parts }: LogRig, index: bigint, size: bigint): bigint {
  const turns = (of: bigint) => parts.inclusionRanges(of, size).map(([start]) => (start < of ? 'L' : 'R'));
  const own = turns(index).join('');
  for (let other = index - 1n; other >= 0n; other--) if (turns(other).join('').startsWith(own)) return other;
  return index;
}
