import type { FeedRig, JsonObject } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withFeedMeta } from '../../testbed/alterations.ts';

export const nullCounterLeftOut = fault<FeedRig>({
  text: 'leaves members of `meta` out instead of saying null',
  breaks: 'FEED-EN-010',
  caughtBy: ['feed/envelope/members#missing'],
  install: (rig) => withFeedMeta(rig, ({ requests: _, ...meta }) => meta),
});

export const siteNameInMeta = fault<FeedRig>({
  text: 'gives the name of the site beside meta.method, not in it',
  breaks: 'FEED-EN-010',
  caughtBy: ['feed/envelope/members#missing'],
  install: (rig) => withFeedMeta(rig, ({ method, ...meta }) => ({ ...meta, method: {}, ...(method as JsonObject) })),
});
