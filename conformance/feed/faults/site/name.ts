import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const siteNameIsSlug = feedFault({
  text: 'gives the slug for the name of the site',
  breaks: 'FEED-EN-009',
  caughtBy: ['feed/site/name#other'],
  install: (rig) => withFeedParts(rig, { method: ({ slug }) => ({ site_name: slug }) }),
});

export const thirdSiteMisnamed = feedFault({
  text: 'has one name for all sites but the first two',
  breaks: 'FEED-EN-009',
  caughtBy: ['feed/site/name#other'],
  install: (rig) =>
    withFeedParts(rig, {
      method: (site, parts) => (site.slug === 'quiet' ? { site_name: 'A site' } : rig.parts.method(site, parts)),
    }),
});
