import type { LogRig } from '../../../src/reference/log/index.ts';
import { FROZEN, withText } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'is frozen, and says so',
  cites: 'C2SP tlog-checkpoint, "Note text": extension lines are only advised against; Rekor v2 freezes so',
  needs: { declare: { frozen: 'yes' }, append: false },
  install: (rig) => withText(rig, (text) => `${text}${FROZEN}`),
});
