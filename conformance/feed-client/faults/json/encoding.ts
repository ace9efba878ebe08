import { readerFault } from '../../testbed/alteration.ts';

export const bytesReplaced = readerFault({
  text: 'puts U+FFFD in the place of bytes that are not UTF-8',
  breaks: 'READER-JS-005',
  caughtBy: ['feed-client/json/encoding#utf8'],
  install: (rig) => ({ ...rig, decodeText: (bytes) => new TextDecoder().decode(bytes) }),
});
