import { feedFault } from '../../testbed/alteration.ts';
import { withFeedAnswers } from '../../testbed/alterations.ts';

export const noJson = feedFault({
  text: 'serves the events of a site in XML alone',
  breaks: 'FEED-FM-001',
  caughtBy: ['feed/json/served#not-served'],
  install: (rig) =>
    withFeedAnswers(rig, /\.json(\?(?!.*callback=)|$)/, () => new Response('not found', { status: 404 })),
});

export const nullTimesAreAnError = feedFault({
  text: 'fails where an event has null for `times`',
  breaks: 'FEED-FM-001',
  caughtBy: ['feed/json/served#not-served'],
  install: (rig) =>
    withFeedAnswers(rig, /\.json(\?(?!.*callback=)|$)/, async (response) => {
      const failed = (await response.clone().text()).includes('"times":null');
      return failed ? new Response('Internal Server Error', { status: 500 }) : response;
    }),
});
