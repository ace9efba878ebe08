import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';

export default fault<FeedRig>({
  text: 'orders events by id, though another order is declared',
  breaks: 'FEED-LI-005',
  caughtBy: ['feed/order/declared#not-as-declared'],
  alsoFails: ['feed/order/known#not-next'],
  needs: { declare: { order: 'next' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, order: 'id' } }),
});
