import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMeta, withFeedParts } from '../../testbed/alterations.ts';

export const methodAsText = feedFault({
  text: 'gives the name of the site as meta.method',
  breaks: 'FEED-EN-008',
  caughtBy: ['feed/envelope/method#type'],
  install: (rig) =>
    withFeedMeta(rig, (meta) => (meta.status === 200 ? { ...meta, method: 'Faculty of Engineering & Design' } : meta)),
});

export const siteNameAsObject = feedFault({
  text: 'gives meta.method.site_name as an object',
  breaks: 'FEED-EN-008',
  caughtBy: ['feed/envelope/method#site-name'],
  install: (rig) => withFeedParts(rig, { method: ({ name }) => ({ site_name: { full: name } }) }),
});

export const siteNameAsObjectOncePublished = feedFault({
  text: 'gives meta.method.site_name as an object, and lists nothing until something is published',
  breaks: 'FEED-EN-008',
  caughtBy: ['feed/envelope/method#site-name'],
  needs: { empty: true },
  install: siteNameAsObject.install,
});
