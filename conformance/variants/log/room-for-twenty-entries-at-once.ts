import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'has room for twenty entries at a time, and asks the others to come again',
  cites: 'RFC 9110, section 15.6.4: a server that is overloaded for a while answers with 503 (Service Unavailable)',
  install: (rig) => ({ ...rig, pushback: 20 }),
});
