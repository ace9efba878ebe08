import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import idAsText from './id-as-text.ts';

export default fault<FeedRig>({
  text: 'gives ids as texts, and lists nothing until something is published',
  breaks: 'FEED-EV-001',
  caughtBy: ['feed/event/id#type'],
  needs: { empty: true },
  install: idAsText.install,
});
