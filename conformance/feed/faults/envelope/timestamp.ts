import type { Json } from '../../../../src/reference/feed/index.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMeta } from '../../testbed/alterations.ts';
import { withDateHeader } from '../../testbed/clocks.ts';

/** Seconds that the clock of a feed is ahead of that of the run. */
const PHASE = 37;

export const timestampAsText = feedFault({
  text: 'gives meta.timestamp as an ISO 8601 text',
  breaks: 'FEED-EN-007',
  caughtBy: ['feed/envelope/timestamp#type'],
  install: (rig) =>
    withFeedMeta(rig, (meta) => ({ ...meta, timestamp: new Date(Number(meta.timestamp) * 1000).toISOString() })),
});

export const timestampHoursOffItsDate = feedFault({
  text: 'counts meta.timestamp by a clock that shows local time, where Date is right',
  breaks: 'FEED-EN-007',
  caughtBy: ['feed/envelope/timestamp#not-now'],
  install: (rig) => {
    const local = withFeedMeta(rig, (meta) => ({ ...meta, timestamp: Number(meta.timestamp) - 4 * 3600 }));
    return withDateHeader(local, 0);
  },
});

export const timestampInMilliseconds = feedFault({
  text: 'counts meta.timestamp in milliseconds',
  breaks: 'FEED-EN-007',
  caughtBy: ['feed/envelope/timestamp#not-now'],
  install: (rig) => withFeedMeta(rig, (meta) => ({ ...meta, timestamp: Number(meta.timestamp) * 1000 })),
});

export const timestampOfItsStart = feedFault({
  text: 'gives as meta.timestamp when it was first asked',
  breaks: 'FEED-EN-007',
  caughtBy: ['feed/envelope/timestamp#unchanged'],
  install: (rig) => {
    let first: Json | undefined;
    return withFeedMeta(rig, (meta) => ({ ...meta, timestamp: (first ??= meta.timestamp!) }));
  },
});

export const timestampOfTheMinute = feedFault({
  text: 'gives as meta.timestamp when the minute began; a minute ends between the first two readings of the check',
  breaks: 'FEED-EN-007',
  caughtBy: ['feed/envelope/timestamp#unchanged'],
  install: (rig) =>
    withFeedMeta(rig, (meta) => {
      const time = Number(meta.timestamp) + PHASE;
      return { ...meta, timestamp: time - (time % 60) };
    }),
});

export const timestampOfLocalTime = feedFault({
  text: 'counts meta.timestamp by a clock that shows local time',
  breaks: 'FEED-EN-007',
  caughtBy: ['feed/envelope/timestamp#not-now'],
  needs: { declare: { 'clock-skew': '60' } },
  install: (rig) => withFeedMeta(rig, (meta) => ({ ...meta, timestamp: Number(meta.timestamp) - 5 * 3600 })),
});

export const timestampAsTextWithEvents = feedFault({
  text: 'gives meta.timestamp as a text where events are listed, and lists nothing until something is published',
  breaks: 'FEED-EN-007',
  caughtBy: ['feed/envelope/timestamp#type'],
  needs: { empty: true },
  install: (rig) =>
    withFeedMeta(rig, (meta) => (meta.status === 200 ? { ...meta, timestamp: String(meta.timestamp) } : meta)),
});
