import { deflateSync } from 'node:zlib';
import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withDeflate } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'loses letters beyond ASCII where it compresses with deflate',
  breaks: 'FEED-HT-013',
  caughtBy: ['feed/coded/same#differs'],
  install: (rig) =>
    withDeflate(rig, (bytes) =>
      deflateSync(
        Buffer.from(bytes)
          .toString('utf8')
          .replaceAll(/[^\0-\x7f]/g, '?'),
      ),
    ),
});
