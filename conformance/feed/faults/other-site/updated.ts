import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withKeptAnswers } from '../../testbed/kept-answers.ts';
import { withFeedStore } from '../../testbed/store.ts';

export const changesOfTheOtherSiteLost = fault<FeedRig>({
  text: 'lists the items of the other site as they were first published',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/other-site/updated#not-seen'],
  install: (rig) =>
    withFeedStore(rig, (store) => ({
      change: (number, draft) => {
        if (draft.site !== 'eng') store.change(number, draft);
      },
    })),
});

export const jsonpOfTheOtherSiteKeptWhenChanged = fault<FeedRig>({
  text: 'keeps the JSONP of the other site when an item is changed',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/other-site/updated#not-in-jsonp'],
  install: (rig) => withKeptAnswers(rig, /\/eng\.json\?(.*&)?callback=/, ['add', 'remove']),
});

export const xmlOfTheOtherSiteKeptWhenChanged = fault<FeedRig>({
  text: 'keeps the XML of the other site when an item is changed',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/other-site/updated#not-in-xml'],
  install: (rig) => withKeptAnswers(rig, /\/eng\.xml\?/, ['add', 'remove']),
});
