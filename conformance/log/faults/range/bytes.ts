import { logFault } from '../../testbed/alteration.ts';
import { withRanges } from '../../testbed/answers.ts';

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
