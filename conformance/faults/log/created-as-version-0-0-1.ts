import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntryJson } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers that a created entry is a hashedrekord 0.0.1',
  breaks: 'LOG-CE-014',
  caughtBy: ['log/form/kind#kind'],
  install: (rig) =>
    withEntryJson(rig, (entry) => ({ ...entry, kindVersion: { kind: 'hashedrekord', version: '0.0.1' } })),
});
