import type { JsonObject } from '../../../../src/reference/feed-client/index.ts';
import { readerFault } from '../../testbed/alteration.ts';

export const noContentIsNothing = readerFault({
  text: 'takes no content for an empty list',
  breaks: 'READER-AN-003',
  caughtBy: ['feed-client/answer/no-list#empty'],
  install: (rig) => ({
    ...rig,
    isJsonType: () => true,
    readJson: (text) => (text === '' ? { meta: { status: 204 }, data: [] } : rig.readJson(text)),
  }),
});

export const noDataIsNothing = readerFault({
  text: 'takes an answer without `data` for an empty list',
  breaks: 'READER-AN-003',
  caughtBy: ['feed-client/answer/no-list#data'],
  alsoFails: ['feed-client/answer/refusal#form'],
  install: (rig) => ({
    ...rig,
    entriesOf: (envelope, parts) => ((envelope as JsonObject).data === undefined ? [] : rig.entriesOf(envelope, parts)),
  }),
});

export const wordsAreNothing = readerFault({
  text: 'takes an answer that is no JSON for an empty list, whatever its status of HTTP is',
  breaks: 'READER-AN-003',
  caughtBy: ['feed-client/answer/no-list#not-served'],
  install: (rig) => ({
    ...rig,
    isSuccess: () => true,
    isJsonType: () => true,
    readJson: (text) => (/^[a-z ]+$/.test(text) ? { meta: { status: 204 }, data: [] } : rig.readJson(text)),
  }),
});
