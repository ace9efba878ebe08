import type { LogRig } from '../../../src/reference/log/index.ts';
import { withRanges } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'names another range than it was asked for',
  breaks: 'LOG-HT-009',
  caughtBy: ['log/range/bytes#content-range'],
  install: (rig) =>
    withRanges(rig, (_from, last, whole) => ({
      named: `bytes 0-${last}/${whole.length}`,
      bytes: whole.subarray(0, last + 1),
    })),
});
