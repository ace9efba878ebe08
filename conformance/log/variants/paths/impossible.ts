import { logVariant } from '../../testbed/alteration.ts';
import { pathBelowBase, withAbsence, withMiddleware } from '../../testbed/answers.ts';

export const impossiblePathIsABadRequest = logVariant({
  text: 'answers 400 to a path that no tile can have',
  cites: 'C2SP tlog-tiles, "Merkle Tree": the status for malformed paths is not specified',
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      const odd = /^tile\/(?!entries\/|[0-7]\/)|x999\/x999|none|999$|-1$/.test(pathBelowBase(request));
      return response.status === 404 && odd ? new Response('bad request\n', { status: 400 }) : response;
    }),
});

export const missingIs200WithAPage = logVariant({
  text: 'answers 200 and a page of its own where nothing is',
  cites: 'C2SP tlog-tiles, "Merkle Tree": the status for what is absent is not specified',
  install: (rig) => withAbsence(rig, 200, 'text/html', '<title>Welcome</title>'),
});

export const nothingBeyondItsTreeIsEmpty = logVariant({
  text: 'answers 200 and no bytes for an index that no tree can have',
  cites: 'C2SP tlog-tiles, "Merkle Tree": the status for what is absent is not specified',
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      const isLong = response.status === 404 && /^tile\/\w+\/x999\//.test(pathBelowBase(request));
      return isLong
        ? new Response('', { headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } })
        : response;
    }),
});
