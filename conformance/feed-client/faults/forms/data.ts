import type { JsonObject, ReadEvent } from '../../../../src/reference/feed-client/index.ts';
import { readerFault } from '../../testbed/alteration.ts';

export const anObjectIsNoList = readerFault({
  text: 'takes everything that is no list for an empty list',
  breaks: 'READER-FO-005',
  caughtBy: ['feed-client/forms/data#object'],
  alsoFails: ['feed-client/answer/no-list#data'],
  install: (rig) => ({
    ...rig,
    list: (value, name) => (name === 'data' && !Array.isArray(value) ? [] : rig.list(value, name)),
    entriesOf: (envelope, parts) =>
      'meta' in (envelope as JsonObject) && !Array.isArray((envelope as JsonObject).data)
        ? []
        : rig.entriesOf(envelope, parts),
  }),
});

export const onlyObjectsRead = readerFault({
  text: 'leaves out what is no object',
  breaks: 'READER-FO-005',
  caughtBy: ['feed-client/forms/data#entries'],
  install: (rig) => ({
    ...rig,
    entriesOf: (envelope, parts) => rig.entriesOf(envelope, parts).filter((event) => typeof event === 'object'),
  }),
});

export const otherEntriesHandedOn = readerFault({
  text: 'prints ids that are served in the place of events',
  breaks: 'READER-FO-005',
  caughtBy: ['feed-client/forms/data#entries'],
  install: (rig) => ({
    ...rig,
    readEvent: (value, parts) =>
      typeof value === 'object' || typeof value === 'string'
        ? rig.readEvent(value, parts)
        : (value as unknown as ReadEvent),
    // They have no ids themselves.
    mayRepeat: (id) => id === undefined || rig.mayRepeat(id),
  }),
});
