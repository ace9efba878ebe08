import { feedFault } from '../../testbed/alteration.ts';
import { withFeedAnswers } from '../../testbed/alterations.ts';
import { siteListAtTheRoot } from '../../testbed/site-list.ts';

export const noSiteList = feedFault({
  text: 'has no site list',
  breaks: 'FEED-SI-003',
  caughtBy: ['feed/site/versioned#not-served'],
  install: (rig) => withFeedAnswers(rig, /\/resources\/sites/, () => new Response('not found', { status: 404 })),
});

export const siteListWithoutVersion = feedFault({
  text: 'has its site list at /resources/sites.json alone, without the prefix of its events',
  breaks: 'FEED-SI-003',
  caughtBy: ['feed/site/versioned#not-served'],
  needs: { sitesPath: '/resources/sites.json' },
  install: (rig) =>
    withFeedAnswers(
      siteListAtTheRoot(rig),
      /^\/v2\/resources\/sites/,
      () => new Response('not found', { status: 404 }),
    ),
});
