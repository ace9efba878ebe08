import { feedFault } from '../../testbed/alteration.ts';
import { withFeedAnswers } from '../../testbed/alterations.ts';
import { withFeedUrl } from '../../testbed/keys.ts';

export const formatsOtherwiseThanDeclared = feedFault({
  text: 'takes a format that there is not for a method that there is not, against what is declared',
  breaks: 'FEED-FM-008',
  caughtBy: ['feed/format/unknown#not-as-declared'],
  needs: { declare: { 'unknown-format': 'not-found' } },
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      url.pathname = url.pathname.replace(/\.touchstone$/, '.stonetouch');
    }),
});

export const someFormatsNotFound = feedFault({
  text: 'says of some formats that they are not found, and of others that they are no method',
  breaks: 'FEED-FM-008',
  caughtBy: ['feed/format/unknown#changed'],
  install: (rig) =>
    withFeedAnswers(rig, /\.stonetouch/, async (response) => {
      const text = (await response.text()).replace('501', '404').replace('Invalid method', 'Not found');
      return new Response(text, { status: response.status, headers: response.headers });
    }),
});
