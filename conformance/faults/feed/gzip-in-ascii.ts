import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withGzipText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'loses letters beyond ASCII where it compresses',
  breaks: 'FEED-HT-013',
  caughtBy: ['feed/coded/published#differs'],
  alsoFails: ['feed/coded/same#differs'],
  install: (rig) => withGzipText(rig, (text) => text.replaceAll(/[^\0-\x7f]/g, '?')),
});
