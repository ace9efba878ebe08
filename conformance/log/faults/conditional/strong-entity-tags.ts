import { logFault } from '../../testbed/alteration.ts';
import { withAnswers, withHeaders } from '../../testbed/answers.ts';
import { CHECKPOINT_PATH } from '../../testbed/paths.ts';

export const entityTagSameInEveryCoding = logFault({
  text: 'gives a bundle the same strong entity tag, compressed or not',
  breaks: 'LOG-HT-005',
  caughtBy: ['log/conditional/strong-entity-tags#coding'],
  // The answer is found to be another than its tag says, so nothing is ever known to the log.
  alsoFails: ['log/conditional/validator-match#sent-again'],
  install: (rig) =>
    withAnswers(rig, /^tile\/entries\//, async (response, path) => {
      const headers = new Headers(response.headers);
      headers.set('etag', `"${path}"`);
      return new Response(response.body, { headers });
    }),
});

export const entityTagOfTheCheckpointNeverChanges = logFault({
  text: 'gives every checkpoint the same entity tag',
  breaks: 'LOG-HT-005',
  caughtBy: ['log/conditional/strong-entity-tags#content'],
  // It is not the tag by which the log itself knows what it sends.
  alsoFails: ['log/conditional/validator-match#sent-again'],
  install: (rig) => withHeaders(rig, CHECKPOINT_PATH, (headers) => headers.set('etag', '"checkpoint"')),
});
