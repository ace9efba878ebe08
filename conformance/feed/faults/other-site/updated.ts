import { feedFault } from '../../testbed/alteration.ts';
import { withKeptAnswers } from '../../testbed/kept-answers.ts';
import { withFeedStore } from '../../testbed/store.ts';

export const changesOfTheOtherSiteLost = feedFault({
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

export const jsonpOfTheOtherSiteKeptWhenChanged = feedFault({
  text: 'keeps the JSONP of the other site when an item is changed',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/other-site/updated#not-in-jsonp'],
  install: (rig) => withKeptAnswers(rig, /\/eng\.json\?(.*&)?callback=/, ['add', 'remove']),
});

export const xmlOfTheOtherSiteKeptWhenChanged = feedFault({
  text: 'keeps the XML of the other site when an item is changed',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/other-site/updated#not-in-xml'],
  install: (rig) => withKeptAnswers(rig, /\/eng\.xml\?/, ['add', 'remove']),
});
