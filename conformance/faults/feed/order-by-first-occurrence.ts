import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';

export default fault<FeedRig>({
  text: 'orders events by their first occurrence, though that is over',
  breaks: 'FEED-OD-009',
  caughtBy: ['feed/order/known#not-next'],
  install: (rig) => ({ ...rig, choices: { ...rig.choices, order: 'start' } }),
});
