import { feedFault } from '../../testbed/alteration.ts';
import { withKeptAnswers } from '../../testbed/kept-answers.ts';

/** Keeps the answers to some paths when an item is published. */
const keptWhenPublished = (text: string, reason: string, paths: RegExp) =>
  feedFault({
    text,
    breaks: 'FEED-RT-001',
    caughtBy: [`feed/other-site/published#${reason}`],
    install: (rig) => withKeptAnswers(rig, paths, ['change', 'remove']),
  });

export const jsonOfTheOtherSiteKeptWhenPublished = keptWhenPublished(
  'keeps the JSON of the other site when an item is published',
  'not-listed',
  /\/eng\.json\?key=[^&]*$/,
);

export const jsonpOfTheOtherSiteKeptWhenPublished = keptWhenPublished(
  'keeps the JSONP of the other site when an item is published',
  'not-in-jsonp',
  /\/eng\.json\?.*callback=touchstone$/,
);

export const xmlOfTheOtherSiteKeptWhenPublished = keptWhenPublished(
  'keeps the XML of the other site when an item is published',
  'not-in-xml',
  /\/eng\.xml\?/,
);
