import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withFeedMeta, withFeedParts } from '../../testbed/alterations.ts';

export const methodAsText = fault<FeedRig>({
  text: 'gives the name of the site as meta.method',
  breaks: 'FEED-EN-008',
  caughtBy: ['feed/envelope/method#type'],
  install: (rig) =>
    withFeedMeta(rig, (meta) => (meta.status === 200 ? { ...meta, method: 'Faculty of Engineering & Design' } : meta)),
});

export const siteNameAsObject = fault<FeedRig>({
  text: 'gives meta.method.site_name as an object',
  breaks: 'FEED-EN-008',
  caughtBy: ['feed/envelope/method#site-name'],
  install: (rig) => withFeedParts(rig, { method: ({ name }) => ({ site_name: { full: name } }) }),
});
