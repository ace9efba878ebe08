import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import visibleAfterFiveSeconds from './visible-after-five-seconds.ts';

export default fault<FeedRig>({
  text: 'lists an item five seconds after its publication, though two are declared',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/published#not-listed'],
  needs: { declare: { 'visible-within': '2' } },
  install: visibleAfterFiveSeconds.install,
});
