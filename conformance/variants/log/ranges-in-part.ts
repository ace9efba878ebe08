import type { LogRig } from '../../../src/reference/log/index.ts';
import { withAnswers } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'answers a range request with a part of what it asks for',
  cites: 'RFC 9110, section 15.3.7: a server may send only a subset of the data requested',
  install: (rig) =>
    withAnswers(rig, /^tile\/\d+\//, async (response, _path, request) => {
      const bytes = await response.bytes();
      const [, from] = /^bytes=(\d+)-/.exec(request.headers.get('range') ?? '') ?? [];
      const headers = new Headers(response.headers);
      if (from === undefined) return new Response(bytes, { headers });
      const start = Number(from);
      headers.set('content-range', `bytes ${start}-${start + 7}/${bytes.length}`);
      return new Response(bytes.subarray(start, start + 8), { status: 206, headers });
    }),
});
