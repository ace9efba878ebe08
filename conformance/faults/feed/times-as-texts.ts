import type { FeedRig, JsonObject } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives each occurrence as one text',
  breaks: 'FEED-EV-004',
  caughtBy: ['feed/event/times#entry'],
  install: (rig) =>
    withEvents(rig, ({ times, ...event }) => ({
      ...event,
      times: (times as readonly JsonObject[] | null)?.map((one) => one && `${one.start}/${one.end}`) ?? null,
    })),
});
