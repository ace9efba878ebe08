import type { LogRig } from '../../../src/reference/log/index.ts';
import { withRanges } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'answers range requests without saying how long the whole is',
  cites: 'RFC 9110, section 14.4: complete-length may be an asterisk',
  install: (rig) =>
    withRanges(rig, (from, last, whole) => ({
      named: `bytes ${from}-${last}/*`,
      bytes: whole.subarray(from, last + 1),
    })),
});
