import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';

export default variant<FeedRig>({
  text: 'lists events for a day after they have ended',
  cites: 'choice upcoming',
  needs: { declare: { upcoming: 'day-back' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, upcoming: 'day-back' } }),
});
