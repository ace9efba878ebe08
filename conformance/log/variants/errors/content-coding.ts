import { gzipSync } from 'node:zlib';
import { logVariant } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';

export const missingIs404InGzip = logVariant({
  text: 'compresses its error answers as well',
  cites: 'RFC 9110, section 8.4: any content may be coded',
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      if (response.status !== 404) return response;
      return new Response(gzipSync('not found\n'), { status: 404, headers: { 'content-encoding': 'gzip' } });
    }),
});
