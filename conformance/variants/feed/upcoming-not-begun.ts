import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';

export default variant<FeedRig>({
  text: 'lists events until they have begun',
  cites: 'choice upcoming',
  needs: { declare: { upcoming: 'not-begun' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, upcoming: 'not-begun' } }),
});
