import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';

export default variant<FeedRig>({
  text: 'orders events by their first occurrence',
  cites: 'choice order',
  warns: ['feed/order/known#not-next'],
  needs: { declare: { order: 'start' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, order: 'start' } }),
});
