import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntryJson } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers a created entry with the index before its own',
  breaks: 'LOG-CE-002',
  caughtBy: ['log/create/logged#other-entry', 'log/proof/verifies#root'],
  install: (rig) =>
    withEntryJson(rig, (entry) => {
      const logIndex = `${BigInt(entry.logIndex) - 1n}`;
      return { ...entry, logIndex, inclusionProof: { ...entry.inclusionProof, logIndex } };
    }),
});
