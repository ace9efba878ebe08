import { logFault } from '../../testbed/alteration.ts';
import { pathBelowBase, withAbsence, withMiddleware } from '../../testbed/answers.ts';

export const missingIs403ForBundlesAnd404ForTiles = logFault({
  text: 'answers 403 to one missing object and 404 to another',
  breaks: 'LOG-HT-010',
  caughtBy: ['log/errors/status#changed'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      const bundle = response.status === 404 && pathBelowBase(request).startsWith('tile/entries/');
      return bundle ? new Response('forbidden\n', { status: 403 }) : response;
    }),
});

export const missingIs403Where404IsDeclared = logFault({
  text: 'answers 403 where nothing is, though 404 is declared',
  breaks: 'LOG-HT-010',
  caughtBy: ['log/errors/status#not-as-declared'],
  needs: { declare: { 'missing-status': 'not-found' } },
  install: (rig) => withAbsence(rig, 403, 'application/xml', '<Error/>'),
});

export const missingIsAPageWhere404IsDeclared = logFault({
  text: 'answers 200 and the page of an application where nothing is, though 404 is declared',
  breaks: 'LOG-HT-010',
  caughtBy: ['log/errors/status#not-as-declared'],
  needs: { declare: { 'missing-status': 'not-found' } },
  install: (rig) => withAbsence(rig, 200, 'text/html', '<!doctype html><title>Welcome</title>'),
});

export const missingIs500 = logFault({
  text: 'answers 500 where nothing is',
  breaks: 'LOG-HT-010',
  caughtBy: ['log/errors/status#status', 'log/errors/client-error#server-error'],
  install: (rig) => withAbsence(rig, 500, 'text/plain', 'no such object\n'),
});
