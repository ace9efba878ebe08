import { logVariant } from '../../testbed/alteration.ts';
import { withCheckpointText } from '../../testbed/parts.ts';

export const extensionLines = logVariant({
  text: 'has two extension lines, one of which looks like a signature line',
  cites: 'C2SP tlog-checkpoint, "Note text": extension lines are opaque and NOT RECOMMENDED',
  warns: ['log/checkpoint/no-extensions#extensions'],
  install: (rig) => withCheckpointText(rig, (text) => `${text}1700000000\n\u2014 not a signature\n`),
});
