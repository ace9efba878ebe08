import { logFault } from '../../testbed/alteration.ts';
import { withEntries } from '../../testbed/parts.ts';

export const largeEntryLoggedAsItsBeginning = logFault({
  text: 'logs the first 32,767 bytes of a longer entry that it answers with as a whole',
  breaks: 'LOG-CE-002',
  caughtBy: ['log/large-entries/logged#other-entry'],
  alsoFails: ['log/large-entries/appended#cut'],
  install: (rig) => withEntries(rig, (entry) => entry.subarray(0, 32_767)),
});
