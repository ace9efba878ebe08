import { logVariant } from '../../testbed/alteration.ts';
import { pathBelowBase, withMiddleware } from '../../testbed/answers.ts';

export const conditionsFailForAMoment = logVariant({
  text: 'answers the first three requests for a checkpoint with an entity tag with 500, and all that follow as it should',
  cites: 'RFC 9110, section 15.6.1: an unexpected condition',
  install: (rig) => {
    let failed = 0;
    return withMiddleware(
      rig,
      (next) => async (request) =>
        pathBelowBase(request) === 'checkpoint' && request.headers.has('if-none-match') && ++failed <= 3
          ? new Response('a moment\n', { status: 500 })
          : next(request),
    );
  },
});
