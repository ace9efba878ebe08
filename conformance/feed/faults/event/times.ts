import type { JsonObject } from '../../../../src/reference/feed/index.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

export const singleTimeAsObject = feedFault({
  text: 'serves an occurrence that is the only one as an object',
  breaks: 'FEED-EV-004',
  caughtBy: ['feed/event/times#type'],
  install: (rig) =>
    withFeedEvents(rig, ({ times, ...event }) => ({
      ...event,
      times: Array.isArray(times) && times.length === 1 ? times[0]! : times!,
    })),
});

export const timesAsTexts = feedFault({
  text: 'gives each occurrence as one text',
  breaks: 'FEED-EV-004',
  caughtBy: ['feed/event/times#entry'],
  install: (rig) =>
    withFeedEvents(rig, ({ times, ...event }) => ({
      ...event,
      times: (times as readonly JsonObject[] | null)?.map((time) => time && `${time.start}/${time.end}`) ?? null,
    })),
});
