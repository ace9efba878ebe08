import { logVariant } from '../../testbed/alteration.ts';
import { pathBelowBase, withMiddleware } from '../../testbed/answers.ts';
import { jsonResponse } from '../../testbed/refusals.ts';

export const postsToWhatIsReadAnsweredLikeGets = logVariant({
  text: 'answers POST to the checkpoint and to tiles as it answers GET',
  cites: 'RFC 9110, section 9.3.3: what POST does is for the resource to say',
  install: (rig) =>
    withMiddleware(rig, (next) => (request) => {
      const read = request.method === 'POST' && /^(checkpoint$|tile\/)/.test(pathBelowBase(request));
      return next(read ? new Request(request.url, { headers: request.headers }) : request);
    }),
});

export const postsToWhatIsReadNotImplemented = logVariant({
  text: 'answers POST to the checkpoint and to tiles with 501, as grpc-gateway does',
  cites: 'RFC 9110, section 9.1',
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => async (request) =>
        request.method === 'POST' && /^(checkpoint$|tile\/)/.test(pathBelowBase(request))
          ? jsonResponse(501, { code: 12, message: 'Method Not Allowed', details: [] })
          : next(request),
    ),
});
