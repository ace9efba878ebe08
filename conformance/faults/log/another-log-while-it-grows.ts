import type { LogRig } from '../../../src/reference/log/index.ts';
import { withTwin } from '../alter.ts';
import { fault } from '../fault.ts';
import { afterCalls } from '../trigger.ts';

export default fault<LogRig>({
  text: 'shows a whole other log from the second look on, while it grows',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/growth/consistent#inconsistent'],
  alsoFails: ['log/growth/partials-stay#changed', 'log/growth/published#lost', 'log/tiles/unchanging#changed'],
  install: (rig) => {
    const again = afterCalls(1);
    let other = false;
    return withTwin(
      rig,
      (entry) => entry.toReversed(),
      (path, size) => {
        if (path === 'checkpoint' && size > 0n) other = again();
        return other;
      },
    );
  },
});
