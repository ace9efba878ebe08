import type { LogRig } from '../../../src/reference/log/index.ts';
import { withAnswers } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'gives a bundle the same strong entity tag, compressed or not',
  breaks: 'LOG-HT-005',
  caughtBy: ['log/conditional/entity-tags#coding'],
  // The answer is found to be another than its tag says, so nothing is ever known to the log.
  alsoFails: ['log/conditional/revalidated#sent-again'],
  install: (rig) =>
    withAnswers(rig, /^tile\/entries\//, async (response, path) => {
      const headers = new Headers(response.headers);
      headers.set('etag', `"${path}"`);
      return new Response(response.body, { headers });
    }),
});
