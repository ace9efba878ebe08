import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';

export default variant<FeedRig>({
  text: 'lists events until their day is over, by a clock that nobody sets',
  cites: 'choice upcoming',
  needs: { clock: false, declare: { upcoming: 'today' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, upcoming: 'today' } }),
});
