import type { LogRig } from '../../../src/reference/log/index.ts';
import { withRanges } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'takes the last position of a range for its end',
  breaks: 'LOG-HT-009',
  caughtBy: ['log/range/bytes#bytes'],
  install: (rig) =>
    withRanges(rig, (from, last, whole) => ({
      named: `bytes ${from}-${last}/${whole.length}`,
      bytes: whole.subarray(from, last),
    })),
});
