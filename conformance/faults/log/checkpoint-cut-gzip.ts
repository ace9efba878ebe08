import { gzipSync } from 'node:zlib';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withAnswers } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'compresses the checkpoint for whoever takes gzip, and loses the end of it',
  breaks: 'LOG-TL-007',
  caughtBy: ['log/http/content-coding#undecodable'],
  install: (rig) =>
    withAnswers(rig, /^checkpoint$/, async (response, _path, request) => {
      const headers = new Headers(response.headers);
      headers.set('vary', 'Accept-Encoding');
      if (!rig.parts.wantsGzip(request.headers.get('accept-encoding'))) return new Response(response.body, { headers });
      headers.delete('etag');
      headers.set('content-encoding', 'gzip');
      return new Response(gzipSync(await response.bytes()).subarray(0, -12), { headers });
    }),
});
