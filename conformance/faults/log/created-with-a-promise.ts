import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntryJson } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'promises with an empty timestamp to include what it has included',
  breaks: 'LOG-CE-012',
  caughtBy: ['log/form/vouching#promise'],
  install: (rig) => withEntryJson(rig, (entry) => ({ ...entry, inclusionPromise: { signedEntryTimestamp: '' } })),
});
