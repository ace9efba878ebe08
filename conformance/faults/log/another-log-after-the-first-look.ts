import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withTwin } from '../stores.ts';
import { afterCalls } from '../trigger.ts';

export default fault<LogRig>({
  text: 'shows a whole other log, as coherent as itself, to whoever looks a second time',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/growth/one-view#split', 'log/growth/consistent#fork'],
  alsoFails: ['log/tiles/unchanging#changed'],
  needs: { append: false },
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
