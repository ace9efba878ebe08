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
