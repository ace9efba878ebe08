import { feedFault } from '../../testbed/alteration.ts';
import { withFeedText } from '../../testbed/alterations.ts';
import { withFeedUrl } from '../../testbed/keys.ts';

export const jsonpForAnotherKeyHasAnotherTitle = feedFault({
  text: 'has another title in the JSONP for a further key',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp-of-other-sites#for-another-key'],
  install: (rig) => withFeedText(rig, /\.json\?key=a%2Bb.*callback=/, (text) => text.replace('Event 8', 'Event 9')),
});

export const jsonpOfAThirdSiteIsThatOfTheFirst = feedFault({
  text: 'serves JSONP of the first site for a site that is not asked for often',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp-of-other-sites#of-another-site'],
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      if (url.searchParams.has('callback')) url.pathname = url.pathname.replace('/science.', '/engineering.');
    }),
});

export const jsonpOfQuietSitesIsThatOfAnother = feedFault({
  text: 'serves JSONP of another site where a site has no events',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp-of-other-sites#differs'],
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      if (url.searchParams.has('callback')) url.pathname = url.pathname.replace(/\/(quiet|library\/news)\./, '/eng.');
    }),
});

export const jsonpOfTheFirstSiteAlone = feedFault({
  text: 'passes over the callback for every site but the first',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp-of-other-sites#not-served'],
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      if (!url.pathname.endsWith('/engineering.json')) url.searchParams.delete('callback');
    }),
});
