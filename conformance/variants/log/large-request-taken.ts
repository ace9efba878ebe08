import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'reads sixteen mebibytes of a request, of which most may be white space',
  cites: 'choice over-size, option taken',
  install: (rig) => withParts(rig, { requestLimit: () => 16 * 1024 * 1024 }),
});
