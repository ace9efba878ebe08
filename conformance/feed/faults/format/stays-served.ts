import { feedFault } from '../../testbed/alteration.ts';
import { withFeedAnswers } from '../../testbed/alterations.ts';

/** Answers 500 after a number of answers. */
function failingAfter(most: number): (response: Response) => Response {
  let answers = 0;
  const headers = { 'content-type': 'text/plain' };
  return (response) => (++answers > most ? new Response('out of memory\n', { status: 500, headers }) : response);
}

/** Without publishing, few requests follow that another check could judge. */
const READS = { publish: false, profiles: ['interface'] } as const;

export const jsonFailsAfterManyAnswers = feedFault({
  text: 'answers 500 for JSON without a callback after many answers',
  breaks: 'FEED-FM-001',
  caughtBy: ['feed/format/stays-served#json'],
  alsoFails: ['feed/site/listed#not-served'],
  needs: READS,
  install: (rig) => withFeedAnswers(rig, /\.json\?(?!.*callback=)/, failingAfter(60)),
});

export const jsonpFailsAfterManyAnswers = feedFault({
  text: 'answers 500 for JSON with a callback after many answers',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/format/stays-served#jsonp'],
  needs: READS,
  install: (rig) => withFeedAnswers(rig, /\.json\?.*callback=/, failingAfter(20)),
});

export const xmlFailsAfterManyAnswers = feedFault({
  text: 'answers 500 for XML after many answers',
  breaks: 'FEED-FM-002',
  caughtBy: ['feed/format/stays-served#xml'],
  needs: READS,
  install: (rig) => withFeedAnswers(rig, /\.xml/, failingAfter(20)),
});
