import { feedFault } from '../../testbed/alteration.ts';
import { withFeedAnswers } from '../../testbed/alterations.ts';
import { withFeedUrl } from '../../testbed/keys.ts';

export const formatsOtherwiseThanDeclared = feedFault({
  text: 'answers an unknown format as an unknown method, against its declaration',
  breaks: 'FEED-FM-008',
  caughtBy: ['feed/format/unknown#not-as-declared'],
  needs: { declare: { 'unknown-format': 'not-found' } },
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      url.pathname = url.pathname.replace(/\.touchstone$/, '.stonetouch');
    }),
});

export const someFormatsNotFound = feedFault({
  text: 'answers that some formats are not found, and that others are not a method',
  breaks: 'FEED-FM-008',
  caughtBy: ['feed/format/unknown#changed'],
  install: (rig) =>
    withFeedAnswers(rig, /\.stonetouch/, async (response) => {
      const text = (await response.text()).replace('501', '404').replace('Invalid method', 'Not found');
      return new Response(text, { status: response.status, headers: response.headers });
    }),
});

export const formatsNotFoundByAFourDigitStatus = feedFault({
  text: 'answers an unknown format with meta.status 1404 and HTTP status 200, where not-found is declared',
  breaks: 'FEED-FM-008',
  caughtBy: ['feed/format/unknown#not-as-declared'],
  needs: { declare: { 'unknown-format': 'not-found' } },
  install: (rig) =>
    withFeedAnswers(rig, /\.(?:stonetouch|touchstone)/, async (response) => {
      const text = (await response.text()).replace('501', '1404');
      return new Response(text, { status: 200, headers: response.headers });
    }),
});
