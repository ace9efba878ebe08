import type { LogRig } from '../../../src/reference/log/index.ts';
import { withAnswers } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'names another range than it was asked for',
  breaks: 'LOG-HT-009',
  caughtBy: ['log/range/bytes#content-range'],
  install: (rig) =>
    withAnswers(rig, /^tile\/\d+\//, async (response, _path, request) => {
      const bytes = await response.bytes();
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get('range') ?? '') ?? [];
      const headers = new Headers(response.headers);
      if (from === undefined) return new Response(bytes, { headers });
      const last = Math.min(Number(to), bytes.length - 1);
      headers.set('content-range', `bytes 0-${last}/${bytes.length}`);
      return new Response(bytes.subarray(0, last + 1), { status: 206, headers });
    }),
});
