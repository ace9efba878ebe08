import { readerFault } from '../../testbed/alteration.ts';

export const gzipUnread = readerFault({
  text: 'names no coding, and takes every content for plain',
  breaks: 'READER-JS-004',
  caughtBy: ['feed-client/json/unasked-gzip#gzip'],
  install: (rig) => ({ ...rig, offered: () => undefined, decodeBody: (_coding, bytes) => bytes }),
});
