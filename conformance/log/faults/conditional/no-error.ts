import { logFault } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';

export const entityTagIsAnInternalError = logFault({
  text: 'fails inside when it would have to answer 304',
  breaks: 'LOG-HT-020',
  caughtBy: ['log/conditional/no-error#error'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      return response.status === 304 ? new Response('no content\n', { status: 500 }) : response;
    }),
});

export const entityTagOfAnotherIsRefused = logFault({
  text: 'answers a GET with another entity tag than it has with 412, as if it were to change something',
  breaks: 'LOG-HT-020',
  caughtBy: ['log/conditional/no-error#error'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      const other = response.status === 200 && request.headers.has('if-none-match');
      return other ? new Response('precondition failed\n', { status: 412 }) : response;
    }),
});
