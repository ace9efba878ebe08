import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntries } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'logs the first 32,767 bytes of a longer entry that it answers with as a whole',
  breaks: 'LOG-CE-002',
  caughtBy: ['log/large/logged#other-entry'],
  install: (rig) => withEntries(rig, (entry) => entry.subarray(0, 32_767)),
});
