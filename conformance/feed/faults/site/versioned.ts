import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withFeedAnswers } from '../../testbed/alterations.ts';

export const noSiteList = fault<FeedRig>({
  text: 'has no site list',
  breaks: 'FEED-SI-003',
  caughtBy: ['feed/site/versioned#not-served'],
  install: (rig) => withFeedAnswers(rig, /\/resources\/sites/, () => new Response('not found', { status: 404 })),
});
