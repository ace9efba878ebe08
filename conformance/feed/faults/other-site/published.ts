import { feedFault } from '../../testbed/alteration.ts';
import { withKeptAnswers } from '../../testbed/kept-answers.ts';

export const jsonOfTheOtherSiteKeptWhenPublished = feedFault({
  text: 'keeps the JSON of the other site when an item is published',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/other-site/published#not-listed'],
  install: (rig) => withKeptAnswers(rig, /\/eng\.json\?key=[^&]*$/, ['change', 'remove']),
});

export const jsonpOfTheOtherSiteKeptWhenPublished = feedFault({
  text: 'keeps the JSONP of the other site when an item is published',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/other-site/published#not-in-jsonp'],
  install: (rig) => withKeptAnswers(rig, /\/eng\.json\?.*callback=touchstone$/, ['change', 'remove']),
});

export const xmlOfTheOtherSiteKeptWhenPublished = feedFault({
  text: 'keeps the XML of the other site when an item is published',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/other-site/published#not-in-xml'],
  install: (rig) => withKeptAnswers(rig, /\/eng\.xml\?/, ['change', 'remove']),
});
