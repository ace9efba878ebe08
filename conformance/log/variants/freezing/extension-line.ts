import { logVariant } from '../../testbed/alteration.ts';
import { FROZEN_EXTENSION_LINE, withCheckpointText } from '../../testbed/parts.ts';

export const frozenLog = logVariant({
  text: 'is frozen, and declares it',
  cites: 'C2SP tlog-checkpoint, "Note text": extension lines are only advised against; Rekor v2 freezes so',
  needs: { declare: { frozen: 'yes' }, append: false },
  install: (rig) => withCheckpointText(rig, (text) => `${text}${FROZEN_EXTENSION_LINE}`),
});
