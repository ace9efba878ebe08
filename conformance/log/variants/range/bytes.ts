import { logVariant } from '../../testbed/alteration.ts';
import { withAnswers, withRanges } from '../../testbed/answers.ts';

export const rangesAnswered = logVariant({
  text: 'answers range requests with what they ask for',
  cites: 'RFC 9110, section 14.2: a server may answer with 206',
  install: (rig) =>
    withRanges(rig, (from, last, whole) => ({
      named: `bytes ${from}-${last}/${whole.length}`,
      bytes: whole.subarray(from, last + 1),
    })),
});

export const rangesInPart = logVariant({
  text: 'answers a range request with a part of the range',
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

export const rangesOfUnknownLength = logVariant({
  text: 'answers range requests without saying how long the whole is',
  cites: 'RFC 9110, section 14.4: complete-length may be an asterisk',
  install: (rig) =>
    withRanges(rig, (from, last, whole) => ({
      named: `bytes ${from}-${last}/*`,
      bytes: whole.subarray(from, last + 1),
    })),
});
