import type { LogRig } from '../../../src/reference/log/index.ts';
import { type EntryJson, withCreated, withEntryJson, withLaterProof } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'proves an entry in the tree that it came with, and answers with a later checkpoint',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/verifies#length'],
  install: (rig) => {
    const earlier = new Map<string, readonly string[]>();
    const noted = withEntryJson(rig, (entry) => {
      earlier.set(entry.logIndex, entry.inclusionProof.hashes);
      return entry;
    });
    return withCreated(withLaterProof(noted), async (response) => {
      const entry = (await response.json()) as EntryJson;
      const inclusionProof = { ...entry.inclusionProof, hashes: earlier.get(entry.logIndex) };
      return Response.json({ ...entry, inclusionProof }, { status: response.status });
    });
  },
});
