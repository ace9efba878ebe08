import { type JsonObject, refuse } from '../../../../src/reference/feed-client/index.ts';
import { readerFault } from '../../testbed/alteration.ts';

export const noDataIsAnError = readerFault({
  text: 'takes the status 204 for an error',
  breaks: 'READER-LI-002',
  caughtBy: ['feed-client/list/empty#refused'],
  install: (rig) => ({ ...rig, isFound: (status) => Number(status) === 200 }),
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
