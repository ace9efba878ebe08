import { logFault } from '../../testbed/alteration.ts';
import { withEntryJson } from '../../testbed/created-entry.ts';

export const createdAsAnOlderVersion = logFault({
  text: 'answers that a created entry is a hashedrekord 0.0.1',
  breaks: 'LOG-CE-014',
  caughtBy: ['log/response/kind#kind'],
  install: (rig) =>
    withEntryJson(rig, (entry) => ({ ...entry, kindVersion: { kind: 'hashedrekord', version: '0.0.1' } })),
});
