import type { FeedRig, Json, JsonObject } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withShuffle } from '../feed.ts';
import { withJsonpValue } from '../feed-forms.ts';

const rounded = (event: Json): Json => {
  const { id, ...members } = event as JsonObject;
  return { id: typeof id === 'bigint' ? BigInt(Number(id)) : id!, ...members };
};

export default fault<FeedRig>({
  text: 'rounds ids beyond 2^53 in calls, in a list that has another order each time',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp#value', 'feed/order/same#shuffled', 'feed/order/known#not-next'],
  install: (rig) =>
    withJsonpValue(withShuffle(rig), ({ data, ...members }) => ({
      ...members,
      data: Array.isArray(data) ? data.map(rounded) : data!,
    })),
});
