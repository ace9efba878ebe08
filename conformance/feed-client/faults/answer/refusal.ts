import type { JsonObject, ReadEvent } from '../../../../src/reference/feed-client/index.ts';
import { readerFault } from '../../testbed/alteration.ts';

export const statusOfTheEnvelopeIgnored = readerFault({
  text: 'does not look at the status in the envelope',
  breaks: 'READER-AN-001',
  caughtBy: ['feed-client/answer/refusal#wrong'],
  install: (rig) => ({ ...rig, isFound: () => true }),
});

export const bannedIsNoData = readerFault({
  text: 'takes a status of 403 for no data',
  breaks: 'READER-AN-001',
  caughtBy: ['feed-client/answer/refusal#banned'],
  install: (rig) => ({ ...rig, isFound: (status) => rig.isFound(status) || Number(status) === 403 }),
});

export const missingStatusIgnored = readerFault({
  text: 'takes an answer without a status for a success, and one without `data` for an empty list',
  breaks: 'READER-AN-001',
  caughtBy: ['feed-client/answer/refusal#form'],
  alsoFails: ['feed-client/answer/no-list#data'],
  install: (rig) => ({
    ...rig,
    isFound: (status) => status === undefined || rig.isFound(status),
    entriesOf: (envelope, parts) => ('data' in (envelope as object) ? rig.entriesOf(envelope, parts) : []),
  }),
});

export const dataOfARefusalHandedOn = readerFault({
  text: 'prints the data of a refusal as they are, where it has any',
  breaks: 'READER-AN-001',
  caughtBy: ['feed-client/answer/refusal#form'],
  install: (rig) => ({
    ...rig,
    entriesOf: (envelope, parts) => {
      const { data } = envelope as JsonObject;
      return Array.isArray(data) && typeof data[0] === 'string' ? data : rig.entriesOf(envelope, parts);
    },
    readEvent: (value, parts) =>
      typeof value === 'string' ? (value as unknown as ReadEvent) : rig.readEvent(value, parts),
  }),
});
