import { feedFault } from '../../testbed/alteration.ts';
import { withFeedText } from '../../testbed/alterations.ts';
import { withFeedUrl } from '../../testbed/keys.ts';

export const xmlForAnotherKeyLacksAnEvent = feedFault({
  text: 'leaves an event out of the XML for a further key',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml-of-other-sites#for-another-key'],
  install: (rig) =>
    withFeedText(rig, /\.xml\?key=a%2Bb/, (text) => text.replace(/<item><id>8<.*?(?=<item><id>10<)/s, '')),
});

export const xmlOfAThirdSiteIsThatOfTheSecond = feedFault({
  text: 'serves XML of the second site for the third',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml-of-other-sites#differs'],
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      if (url.pathname.endsWith('.xml')) url.pathname = url.pathname.replace('/science.', '/eng.');
    }),
});

export const xmlOfOtherSitesIsThatOfTheFirst = feedFault({
  text: 'serves the same XML for every site, that of the first',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml-of-other-sites#of-another-site'],
  alsoFails: ['feed/other-site/published#not-in-xml'],
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      if (url.pathname.endsWith('.xml')) url.pathname = url.pathname.replace(/\/events\/.*\./, '/events/engineering.');
    }),
});

export const xmlOfTheFirstSiteAlone = feedFault({
  text: 'serves XML of the first site only',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml-of-other-sites#not-served'],
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      if (url.pathname.endsWith('.xml') && !url.pathname.endsWith('/engineering.xml'))
        url.pathname = `${url.pathname}x`;
    }),
});

export const jsonOfOtherSitesHasOtherTitles = feedFault({
  text: 'has other titles in the JSON of every site but the first, and the right ones in XML and JSONP',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml-of-other-sites#differs'],
  install: (rig) =>
    withFeedText(rig, /\/events\/(?!engineering)[^/]*\.json\?(?!.*callback=)/, (text) =>
      text.replaceAll(/("title":"[^"\\]+)"/g, '$1 (draft)"'),
    ),
});
