import { logFault } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';
import { withEntries, withParts } from '../../testbed/parts.ts';
import { withStore } from '../../testbed/store.ts';

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

export const longLeafPublishedWithTheNext = logFault({
  text: 'publishes a leaf of 32,768 bytes or more only when a shorter one comes',
  breaks: 'LOG-GR-003',
  caughtBy: ['log/large-entries/appended#late'],
  needs: { create: false, declare: { 'publish-within': '2' } },
  install: (rig) => {
    let holds = false;
    let shown: Uint8Array | undefined;
    const holding = withStore(rig, (store) => ({
      ...store,
      read: async (path) => {
        if (path !== 'checkpoint') return store.read(path);
        if (!holds) shown = await store.read(path);
        return shown;
      },
    }));
    return withMiddleware(holding, (next) => async (request) => {
      if (request.method === 'POST') holds = (await request.clone().arrayBuffer()).byteLength >= 32_768;
      return next(request);
    });
  },
});
