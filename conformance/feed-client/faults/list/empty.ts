import { type JsonObject, refuse } from '../../../../src/reference/feed-client/index.ts';
import { readerFault } from '../../testbed/alteration.ts';

export const emptyListIsAnError = readerFault({
  text: 'takes an empty list for an error',
  breaks: 'READER-LI-002',
  caughtBy: ['feed-client/list/empty#refused', 'feed-client/list/no-data#refused'],
  install: (rig) => ({
    ...rig,
    entriesOf: (envelope, parts) => {
      const entries = rig.entriesOf(envelope, parts);
      return entries.length === 0 ? refuse('there are no events') : entries;
    },
  }),
});

export const dataMayNotBeNull = readerFault({
  text: 'refuses null in the place of the list',
  breaks: 'READER-LI-002',
  caughtBy: ['feed-client/list/empty#null'],
  install: (rig) => ({
    ...rig,
    entriesOf: (envelope, parts) =>
      (envelope as JsonObject).data === null ? refuse('data is null') : rig.entriesOf(envelope, parts),
  }),
});
