import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';

export default variant<FeedRig>({
  text: 'leaves nulls out of the XML',
  cites: 'choice null-in-xml: absent',
  install: (rig) => ({ ...rig, choices: { ...rig.choices, xmlNull: 'absent' } }),
});
