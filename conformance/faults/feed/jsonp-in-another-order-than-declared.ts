import type { FeedRig, Json } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withJsonpValue } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'lists the events in JSONP the other way round, though an order is declared',
  breaks: 'FEED-LI-005',
  caughtBy: ['feed/order/declared#not-as-declared'],
  needs: { declare: { order: 'next' } },
  install: (rig) => withJsonpValue(rig, (value) => ({ ...value, data: (value.data as Json[]).toReversed() })),
});
