import type { FeedRig, Json } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withFeedMeta } from '../../testbed/alterations.ts';
import { withDateHeader } from '../../testbed/clocks.ts';

export const timestampAsText = fault<FeedRig>({
  text: 'gives meta.timestamp as an ISO 8601 text',
  breaks: 'FEED-EN-007',
  caughtBy: ['feed/envelope/timestamp#type'],
  install: (rig) =>
    withFeedMeta(rig, (meta) => ({ ...meta, timestamp: new Date(Number(meta.timestamp) * 1000).toISOString() })),
});

export const timestampHoursOffItsDate = fault<FeedRig>({
  text: 'counts meta.timestamp by a clock that shows local time, where Date is right',
  breaks: 'FEED-EN-007',
  caughtBy: ['feed/envelope/timestamp#not-now'],
  install: (rig) => {
    const local = withFeedMeta(rig, (meta) => ({ ...meta, timestamp: Number(meta.timestamp) - 4 * 3600 }));
    return withDateHeader(local, 0);
  },
});

export const timestampInMilliseconds = fault<FeedRig>({
  text: 'counts meta.timestamp in milliseconds',
  breaks: 'FEED-EN-007',
  caughtBy: ['feed/envelope/timestamp#not-now'],
  install: (rig) => withFeedMeta(rig, (meta) => ({ ...meta, timestamp: Number(meta.timestamp) * 1000 })),
});

export const timestampOfItsStart = fault<FeedRig>({
  text: 'gives as meta.timestamp when it was first asked',
  breaks: 'FEED-EN-007',
  caughtBy: ['feed/envelope/timestamp#unchanged'],
  install: (rig) => {
    let first: Json | undefined;
    return withFeedMeta(rig, (meta) => ({ ...meta, timestamp: (first ??= meta.timestamp!) }));
  },
});

export const timestampOfLocalTime = fault<FeedRig>({
  text: 'counts meta.timestamp by a clock that shows local time',
  breaks: 'FEED-EN-007',
  caughtBy: ['feed/envelope/timestamp#not-now'],
  needs: { declare: { 'clock-skew': '60' } },
  install: (rig) => withFeedMeta(rig, (meta) => ({ ...meta, timestamp: Number(meta.timestamp) - 5 * 3600 })),
});
