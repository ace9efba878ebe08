import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withGzipText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'leaves the end of compressed JSONP out',
  breaks: 'FEED-HT-013',
  caughtBy: ['feed/coded/jsonp#unreadable'],
  install: (rig) => withGzipText(rig, (text) => (text.startsWith('/**/') ? text.slice(0, -20) : text)),
});
