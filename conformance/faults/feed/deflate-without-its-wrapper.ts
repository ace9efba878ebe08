import { deflateRawSync } from 'node:zlib';
import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withDeflate } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'answers an offer of deflate without the zlib format around it',
  breaks: 'FEED-HT-012',
  caughtBy: ['feed/http/decodable#undecodable'],
  install: (rig) => withDeflate(rig, (bytes) => deflateRawSync(bytes)),
});
