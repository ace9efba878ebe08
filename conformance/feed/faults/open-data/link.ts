import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

export const linksOverHttp = fault<FeedRig>({
  text: 'gives links with http',
  breaks: 'FEED-OD-010',
  caughtBy: ['feed/open-data/link#not-https'],
  needs: { publish: false, clock: false },
  install: (rig) =>
    withFeedEvents(rig, ({ link, ...event }) => ({
      ...event,
      link: typeof link === 'string' ? link.replace('https:', 'http:') : link!,
    })),
});
