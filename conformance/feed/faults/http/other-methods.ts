import { feedFault } from '../../testbed/alteration.ts';
import { withFeedJson, withFeedMiddleware } from '../../testbed/alterations.ts';

export const deleteLeavesOut = feedFault({
  text: 'leaves an event out of some answers when DELETE was sent',
  breaks: 'FEED-FM-007',
  caughtBy: ['feed/http/other-methods#changes'],
  install: (rig) => {
    let left = 0;
    const json = withFeedJson(rig, (value) => {
      const { data } = value;
      return left-- > 0 && Array.isArray(data) ? { ...value, data: data.slice(1) } : value;
    });
    return withFeedMiddleware(json, (next) => async (request) => {
      if (request.method === 'DELETE') left = 4;
      return next(request);
    });
  },
});

export const methodsOtherwiseThanDeclared = feedFault({
  text: 'refuses other methods, where as-get was declared',
  breaks: 'FEED-FM-007',
  caughtBy: ['feed/http/other-methods#not-as-declared'],
  needs: { declare: { 'feed-methods': 'as-get' } },
  install: (rig) => withFeedMiddleware(rig, (next) => (request) => next(request)),
});

export const methodsRefusedByAnotherStatus = feedFault({
  text: 'refuses other methods with meta.status 1405 and HTTP status 200, where not-allowed is declared',
  breaks: 'FEED-FM-007',
  caughtBy: ['feed/http/other-methods#not-as-declared'],
  needs: { declare: { 'feed-methods': 'not-allowed' } },
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      if (request.method === 'GET' || request.method === 'HEAD' || !request.url.includes('/events/'))
        return next(request);
      const envelope = { meta: { status: 1405, message: 'Method not allowed' }, data: null };
      return Response.json(envelope);
    }),
});

export const postAsGet = feedFault({
  text: 'answers POST as GET, and refuses other methods',
  breaks: 'FEED-FM-007',
  caughtBy: ['feed/http/other-methods#changed'],
  install: (rig) =>
    withFeedMiddleware(
      rig,
      (next) => (request) => next(request.method === 'POST' ? new Request(request.url) : request),
    ),
});
