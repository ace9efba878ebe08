import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';

export default variant<FeedRig>({
  text: 'lists events for a day after they have ended, and does not declare it',
  cites: 'choice upcoming',
  install: (rig) => ({ ...rig, choices: { ...rig.choices, upcoming: 'day-back' } }),
});
