import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMeta, withFeedParts } from '../../testbed/alterations.ts';

export const emptyMethodAsList = feedFault({
  text: 'gives a meta.method that has nothing to say as a list',
  breaks: 'FEED-OD-011',
  caughtBy: ['feed/open-data/method#not-an-object'],
  install: (rig) => withFeedMeta(rig, (meta) => (meta.status === 200 ? meta : { ...meta, method: [] })),
});

export const siteNumberInMethod = feedFault({
  text: 'gives the number of the site in meta.method',
  breaks: 'FEED-OD-011',
  caughtBy: ['feed/open-data/method#not-text'],
  install: (rig) =>
    withFeedParts(rig, {
      method: ({ number, ...site }, parts) => ({ ...rig.parts.method({ number, ...site }, parts), site_id: number }),
    }),
});
