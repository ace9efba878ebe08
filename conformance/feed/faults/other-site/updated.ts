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

/** Keeps the answers to some paths when an item is changed. */
const keptWhenChanged = (text: string, reason: string, paths: RegExp) =>
  feedFault({
    text,
    breaks: 'FEED-RT-002',
    caughtBy: [`feed/other-site/updated#${reason}`],
    install: (rig) => withKeptAnswers(rig, paths, ['add', 'remove']),
  });

export const jsonpOfTheOtherSiteKeptWhenChanged = keptWhenChanged(
  'keeps the JSONP of the other site when an item is changed',
  'not-in-jsonp',
  /\/eng\.json\?(.*&)?callback=/,
);

export const xmlOfTheOtherSiteKeptWhenChanged = keptWhenChanged(
  'keeps the XML of the other site when an item is changed',
  'not-in-xml',
  /\/eng\.xml\?/,
);
