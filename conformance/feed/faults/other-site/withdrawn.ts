import { feedFault } from '../../testbed/alteration.ts';
import { withKeptAnswers } from '../../testbed/kept-answers.ts';

/** Keeps the answers to some paths when an item is withdrawn. */
const keptWhenWithdrawn = (text: string, reason: string, paths: RegExp) =>
  feedFault({
    text,
    breaks: 'FEED-RT-003',
    caughtBy: [`feed/other-site/withdrawn#${reason}`],
    install: (rig) => withKeptAnswers(rig, paths, ['add', 'change']),
  });

export const jsonOfTheOtherSiteKeptWhenWithdrawn = keptWhenWithdrawn(
  'keeps the JSON of the other site when an item is withdrawn',
  'listed',
  /\/eng\.json\?key=[^&]*$/,
);

export const jsonpOfTheOtherSiteKeptWhenWithdrawn = keptWhenWithdrawn(
  'keeps the JSONP of the other site when an item is withdrawn',
  'in-jsonp',
  /\/eng\.json\?.*callback=touchstone$/,
);

export const xmlOfTheOtherSiteKeptWhenWithdrawn = keptWhenWithdrawn(
  'keeps the XML of the other site when an item is withdrawn',
  'in-xml',
  /\/eng\.xml\?/,
);
