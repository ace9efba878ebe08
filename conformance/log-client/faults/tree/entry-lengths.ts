import { refuse } from '../../../../src/reference/log-client/index.ts';
import { clientFault } from '../../testbed/alteration.ts';

export const emptyEntriesRefused = clientFault({
  text: 'refuses an entry of no bytes',
  breaks: 'CLIENT-WL-009',
  caughtBy: ['log-client/tree/entry-lengths#empty'],
  needs: { as: 'log' },
  install: (rig) => ({
    ...rig,
    entriesOfBundle: (bytes, width) => {
      const entries = rig.entriesOfBundle(bytes, width);
      return entries.some(({ length }) => length === 0) ? refuse('an entry is empty') : entries;
    },
  }),
});

export const longEntriesRefused = clientFault({
  text: 'refuses entries of more than 32,767 bytes, whose length it reads with a sign',
  breaks: 'CLIENT-WL-009',
  caughtBy: ['log-client/tree/entry-lengths#longest'],
  needs: { as: 'log' },
  install: (rig) => ({
    ...rig,
    entriesOfBundle: (bytes, width) => {
      const entries = rig.entriesOfBundle(bytes, width);
      return entries.some(({ length }) => length > 32_767) ? refuse('the length of an entry is negative') : entries;
    },
  }),
});
