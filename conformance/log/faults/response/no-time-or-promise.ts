import { logFault } from '../../testbed/alteration.ts';
import { withEntryJson } from '../../testbed/created-entry.ts';

export const createdWithAPromise = logFault({
  text: 'promises with an empty timestamp to include an entry that it has included',
  breaks: 'LOG-CE-012',
  caughtBy: ['log/response/no-time-or-promise#promise'],
  install: (rig) => withEntryJson(rig, (entry) => ({ ...entry, inclusionPromise: { signedEntryTimestamp: '' } })),
});

export const createdWithATime = logFault({
  text: 'answers with the time at which an entry was integrated',
  breaks: 'LOG-CE-012',
  caughtBy: ['log/response/no-time-or-promise#time'],
  install: (rig) => withEntryJson(rig, (entry) => ({ ...entry, integratedTime: '1700000000' })),
});
