import { logFault } from '../../testbed/alteration.ts';
import { withAnswers, withRanges } from '../../testbed/answers.ts';

export const rangeNamesAnotherRange = logFault({
  text: 'names another range than it was asked for',
  breaks: 'LOG-HT-009',
  caughtBy: ['log/range/bytes#content-range'],
  install: (rig) =>
    withRanges(rig, (_from, last, whole) => ({
      named: `bytes 0-${last}/${whole.length}`,
      bytes: whole.subarray(0, last + 1),
    })),
});

export const rangeWithoutItsLastByte = logFault({
  text: 'reads the last position of a range as its end',
  breaks: 'LOG-HT-009',
  caughtBy: ['log/range/bytes#bytes'],
  install: (rig) =>
    withRanges(rig, (from, last, whole) => ({
      named: `bytes ${from}-${last}/${whole.length}`,
      bytes: whole.subarray(from, last),
    })),
});

export const lastBytesReadAsTheFirst = logFault({
  text: 'answers a request for the last bytes with the first',
  breaks: 'LOG-HT-009',
  caughtBy: ['log/range/bytes#content-range'],
  install: (rig) =>
    withAnswers(rig, /^tile\/\d+\//, async (response, _path, request) => {
      const bytes = await response.bytes();
      const [, count] = /^bytes=-(\d+)$/.exec(request.headers.get('range') ?? '') ?? [];
      const headers = new Headers(response.headers);
      if (count === undefined) return new Response(bytes, { headers });
      headers.set('content-range', `bytes 0-${count}/${bytes.length}`);
      return new Response(bytes.subarray(0, Number(count) + 1), { status: 206, headers });
    }),
});
