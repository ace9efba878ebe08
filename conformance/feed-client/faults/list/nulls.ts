import { type JsonObject, refuse } from '../../../../src/reference/feed-client/index.ts';
import { readerFault } from '../../testbed/alteration.ts';

export const nullRefusedInEvents = readerFault({
  text: 'refuses null for a member of an event',
  breaks: 'READER-LI-003',
  caughtBy: ['feed-client/list/nulls#value'],
  install: (rig) => ({
    ...rig,
    readEvent: (value, parts) =>
      rig.readEvent(value, {
        ...parts,
        isNull: (member) => member === undefined || (member === null && refuse('a member is null')),
      }),
  }),
});

export const eventsOfNothingLeftOut = readerFault({
  text: 'leaves out an event of which everything is null',
  breaks: 'READER-LI-003',
  caughtBy: ['feed-client/list/nulls#member'],
  install: (rig) => ({
    ...rig,
    entriesOf: (envelope, parts) =>
      rig
        .entriesOf(envelope, parts)
        .filter(
          (event) => typeof event !== 'object' || Object.values(event as JsonObject).some((member) => member !== null),
        ),
  }),
});

export const nullAmongEventsRefused = readerFault({
  text: 'refuses null beside the events',
  breaks: 'READER-LI-003',
  caughtBy: ['feed-client/list/nulls#event'],
  install: (rig) => ({
    ...rig,
    entriesOf: (envelope, parts) => {
      const all = rig.list((envelope as JsonObject).data ?? [], 'data');
      return all.includes(null) ? refuse('an event is null') : rig.entriesOf(envelope, parts);
    },
  }),
});
