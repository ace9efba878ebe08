import type { LogRig } from '../../../src/reference/log/index.ts';
import { withAnswers } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'answers range requests with what they ask for',
  cites: 'RFC 9110, section 14.2: a server may answer with 206',
  install: (rig) =>
    withAnswers(rig, /^tile\/\d+\//, async (response, _path, request) => {
      const bytes = await response.bytes();
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get('range') ?? '') ?? [];
      const headers = new Headers(response.headers);
      if (from === undefined) return new Response(bytes, { headers });
      const last = Math.min(Number(to), bytes.length - 1);
      headers.set('content-range', `bytes ${from}-${last}/${bytes.length}`);
      return new Response(bytes.subarray(Number(from), last + 1), { status: 206, headers });
    }),
});
