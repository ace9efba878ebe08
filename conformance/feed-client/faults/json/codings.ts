import { refuse } from '../../../../src/reference/feed-client/index.ts';
import { readerFault } from '../../testbed/alteration.ts';

export const zstdNotRead = readerFault({
  text: 'offers zstd and does not read it',
  breaks: 'READER-JS-003',
  caughtBy: ['feed-client/json/codings#offered'],
  install: (rig) => ({
    ...rig,
    decodeBody: (coding, bytes) => (coding === 'zstd' ? refuse('it is in zstd') : rig.decodeBody(coding, bytes)),
  }),
});
