import { logFault } from '../../testbed/alteration.ts';
import { withEntries, withParts } from '../../testbed/parts.ts';

export const appendedLeafLoggedAsItsBeginning = logFault({
  text: 'logs the first 32,767 bytes of a longer leaf that it accepts',
  breaks: 'LOG-GR-003',
  caughtBy: ['log/large-entries/appended#cut'],
  needs: { create: false },
  install: (rig) => withEntries(rig, (entry) => entry.subarray(0, 32_767)),
});

export const appendedLeafTooLongForItsLength = logFault({
  text: 'accepts a leaf that is too long for a bundle, and logs as much of it as a bundle can have',
  breaks: 'LOG-GR-003',
  caughtBy: ['log/large-entries/appended#cut'],
  needs: { create: false },
  install: (rig) =>
    withParts(
      withEntries(rig, (entry) => entry.subarray(0, 65_535)),
      { entryLimit: () => 80_000 },
    ),
});
