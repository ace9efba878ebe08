import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'takes on two entries at a time and asks the others to come again in a second',
  cites: 'RFC 9110, section 15.6.4: 503 with Retry-After, for what is busy for the moment',
  install: (rig) => ({ ...rig, pushback: 2 }),
});
