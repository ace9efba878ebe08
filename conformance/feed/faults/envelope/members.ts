import type { JsonObject } from '../../../../src/reference/feed/index.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMeta } from '../../testbed/alterations.ts';

export const nullCounterLeftOut = feedFault({
  text: 'leaves members of `meta` out instead of saying null',
  breaks: 'FEED-EN-010',
  caughtBy: ['feed/envelope/members#missing'],
  install: (rig) => withFeedMeta(rig, ({ requests: _, ...meta }) => meta),
});

export const siteNameInMeta = feedFault({
  text: 'gives the name of the site beside meta.method, not in it',
  breaks: 'FEED-EN-010',
  caughtBy: ['feed/envelope/members#missing'],
  install: (rig) => withFeedMeta(rig, ({ method, ...meta }) => ({ ...meta, method: {}, ...(method as JsonObject) })),
});

export const siteNameLeftOutOncePublished = feedFault({
  text: 'leaves meta.method.site_name out, and lists nothing until something is published',
  breaks: 'FEED-EN-010',
  caughtBy: ['feed/envelope/members#missing'],
  needs: { empty: true },
  install: (rig) => withFeedMeta(rig, (meta) => ({ ...meta, method: {} })),
});
