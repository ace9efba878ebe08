import { feedFault } from '../../testbed/alteration.ts';
import { withKeptAnswers } from '../../testbed/kept-answers.ts';

export const jsonOfTheOtherSiteKeptWhenWithdrawn = feedFault({
  text: 'keeps the JSON of the other site when an item is withdrawn',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/other-site/withdrawn#listed'],
  install: (rig) => withKeptAnswers(rig, /\/eng\.json\?key=[^&]*$/, ['add', 'change']),
});

export const jsonpOfTheOtherSiteKeptWhenWithdrawn = feedFault({
  text: 'keeps the JSONP of the other site when an item is withdrawn',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/other-site/withdrawn#in-jsonp'],
  install: (rig) => withKeptAnswers(rig, /\/eng\.json\?.*callback=touchstone$/, ['add', 'change']),
});

export const xmlOfTheOtherSiteKeptWhenWithdrawn = feedFault({
  text: 'keeps the XML of the other site when an item is withdrawn',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/other-site/withdrawn#in-xml'],
  install: (rig) => withKeptAnswers(rig, /\/eng\.xml\?/, ['add', 'change']),
});
