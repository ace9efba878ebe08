import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntryJson } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'counts entries from one',
  breaks: 'LOG-CE-002',
  caughtBy: ['log/create/logged#other-entry', 'log/proof/claims#beyond'],
  needs: { declare: { 'publish-within': '2' } },
  install: (rig) =>
    withEntryJson(rig, (entry) => {
      const logIndex = `${BigInt(entry.logIndex) + 1n}`;
      return { ...entry, logIndex, inclusionProof: { ...entry.inclusionProof, logIndex } };
    }),
});
