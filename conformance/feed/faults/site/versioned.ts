import { feedFault } from '../../testbed/alteration.ts';
import { withFeedAnswers } from '../../testbed/alterations.ts';

export const noSiteList = feedFault({
  text: 'has no site list',
  breaks: 'FEED-SI-003',
  caughtBy: ['feed/site/versioned#not-served'],
  install: (rig) => withFeedAnswers(rig, /\/resources\/sites/, () => new Response('not found', { status: 404 })),
});
