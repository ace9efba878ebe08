import { logVariant } from '../../testbed/alteration.ts';
import { withAnswers } from '../../testbed/answers.ts';

export const entityTagsWeakenedOnTheWay = logVariant({
  text: 'weakens the entity tags of its answers, and sends the strong tags with 304',
  cites: 'RFC 9110, section 13.1.2: If-None-Match compares weakly; section 8.8.3.2: W/"1" and "1" are then the same',
  install: (rig) =>
    withAnswers(rig, /^/, async (response) => {
      const headers = new Headers(response.headers);
      headers.set('etag', `W/${headers.get('etag')}`);
      return new Response(response.body, { headers });
    }),
});
