import type { LogRig } from '../../../src/reference/log/index.ts';
import { withText } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'has two extension lines, of which one looks like a signature line',
  cites: 'C2SP tlog-checkpoint, "Note text": extension lines are opaque and NOT RECOMMENDED',
  warns: ['log/checkpoint/no-extensions#extensions'],
  install: (rig) => withText(rig, (text) => `${text}1700000000\n\u2014 not a signature\n`),
});
