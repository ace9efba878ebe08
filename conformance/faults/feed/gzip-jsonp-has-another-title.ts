import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withGzipText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'has another title in compressed JSONP',
  breaks: 'FEED-HT-013',
  caughtBy: ['feed/coded/jsonp#differs'],
  install: (rig) => withGzipText(rig, (text) => (text.startsWith('/**/') ? text.replace('Event 8', 'Event 9') : text)),
});
