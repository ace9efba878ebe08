import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntryJson } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers with the time at which an entry was integrated',
  breaks: 'LOG-CE-012',
  caughtBy: ['log/form/vouching#time'],
  install: (rig) => withEntryJson(rig, (entry) => ({ ...entry, integratedTime: '1700000000' })),
});
