import { logFault } from '../../testbed/alteration.ts';
import { pathBelowBase, withMiddleware } from '../../testbed/answers.ts';

export const allowWithoutGet = logFault({
  text: 'allows HEAD only, and answers GET as well',
  breaks: 'LOG-HT-016',
  caughtBy: ['log/errors/allow#incomplete'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      if (response.status === 405 && pathBelowBase(request) !== 'log/entries') response.headers.set('allow', 'HEAD');
      return response;
    }),
});

export const allowWithoutPost = logFault({
  text: 'names no method in Allow where entries are created by POST',
  breaks: 'LOG-HT-016',
  caughtBy: ['log/errors/allow#incomplete'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      if (response.status === 405 && pathBelowBase(request) === 'log/entries') response.headers.set('allow', '');
      return response;
    }),
});

export const wrongMethodWithoutAllow = logFault({
  text: 'refuses methods with 405 and does not say which it has',
  breaks: 'LOG-HT-016',
  caughtBy: ['log/errors/allow#missing'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      if (response.status === 405) response.headers.delete('allow');
      return response;
    }),
});
