import { logFault } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';

export const missingSaysGzip = logFault({
  text: 'declares that an uncompressed error is compressed',
  breaks: 'LOG-HT-007',
  caughtBy: ['log/errors/content-coding#undecodable'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      if (response.status !== 404) return response;
      return new Response('not found\n', { status: 404, headers: { 'content-encoding': 'gzip' } });
    }),
});
