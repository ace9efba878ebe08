import type { FeedRig, JsonObject } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withJsonpValue } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'leaves links out of JSONP',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp#missing'],
  install: (rig) =>
    withJsonpValue(rig, (value) => ({
      ...value,
      data: (value.data as readonly JsonObject[]).map(({ link: _, ...event }) => event),
    })),
});
