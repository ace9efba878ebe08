import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';

export default variant<FeedRig>({
  text: 'lists events until their day is over',
  cites: 'choice upcoming',
  needs: { declare: { upcoming: 'today' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, upcoming: 'today' } }),
});
