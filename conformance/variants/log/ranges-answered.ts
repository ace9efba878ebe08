import type { LogRig } from '../../../src/reference/log/index.ts';
import { withRanges } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'answers range requests with what they ask for',
  cites: 'RFC 9110, section 14.2: a server may answer with 206',
  install: (rig) =>
    withRanges(rig, (from, last, whole) => ({
      named: `bytes ${from}-${last}/${whole.length}`,
      bytes: whole.subarray(from, last + 1),
    })),
});
