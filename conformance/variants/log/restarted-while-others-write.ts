import type { LogRig } from '../../../src/reference/log/index.ts';
import { withOthersBetween } from '../../faults/entries.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'takes in entries of others before and after it is ended and started, and signs its tree anew in between',
  cites: 'C2SP tlog-checkpoint, "Note text"',
  needs: { restart: true },
  install: (rig) => withOthersBetween(rig, () => 3),
});
