import type { FeedRig, JsonObject } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withJsonpValue } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'has ids in JSONP as doubles',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp#value'],
  install: (rig) =>
    withJsonpValue(rig, (value) => ({
      ...value,
      data: (value.data as readonly JsonObject[]).map((event) => ({
        ...event,
        id: typeof event.id === 'bigint' ? BigInt(Number(event.id)) : null,
      })),
    })),
});
