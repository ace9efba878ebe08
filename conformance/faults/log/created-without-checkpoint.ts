import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntryJson } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'leaves the checkpoint out of the proof',
  breaks: 'LOG-CE-011',
  caughtBy: ['log/form/json#missing'],
  install: (rig) =>
    withEntryJson(rig, ({ inclusionProof: { checkpoint: _, ...inclusionProof }, ...entry }) => ({
      ...entry,
      inclusionProof,
    })),
});
