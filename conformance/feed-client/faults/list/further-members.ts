import { type JsonObject, refuse } from '../../../../src/reference/feed-client/index.ts';
import { readerFault } from '../../testbed/alteration.ts';

export const onlyKnownMembersOfEvents = readerFault({
  text: 'refuses an event with a member that it does not know',
  breaks: 'READER-LI-004',
  caughtBy: ['feed-client/list/further-members#event'],
  alsoFails: ['feed-client/list/nulls#value'],
  install: (rig) => ({
    ...rig,
    readEvent: (value, parts) =>
      Object.keys(value as JsonObject).length === 6
        ? rig.readEvent(value, parts)
        : refuse('an event has further members'),
  }),
});

export const onlyKnownMembersOfTheEnvelope = readerFault({
  text: 'refuses an envelope with a member that it does not know',
  breaks: 'READER-LI-004',
  caughtBy: ['feed-client/list/further-members#envelope'],
  install: (rig) => ({
    ...rig,
    entriesOf: (envelope, parts) =>
      Object.keys((envelope as JsonObject).meta ?? {}).length > 6
        ? refuse('meta has further members')
        : rig.entriesOf(envelope, parts),
  }),
});
