import type { LogRig } from '../../../../src/reference/log/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withEntryJson } from '../../testbed/created-entry.ts';

export const createdWithAPromise = fault<LogRig>({
  text: 'promises with an empty timestamp to include what it has included',
  breaks: 'LOG-CE-012',
  caughtBy: ['log/response/no-time-or-promise#promise'],
  install: (rig) => withEntryJson(rig, (entry) => ({ ...entry, inclusionPromise: { signedEntryTimestamp: '' } })),
});

export const createdWithATime = fault<LogRig>({
  text: 'answers with the time at which an entry was integrated',
  breaks: 'LOG-CE-012',
  caughtBy: ['log/response/no-time-or-promise#time'],
  install: (rig) => withEntryJson(rig, (entry) => ({ ...entry, integratedTime: '1700000000' })),
});
