import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withTwin } from '../stores.ts';
import { everyNth } from '../trigger.ts';

export default fault<LogRig>({
  text: 'shows every second reader the checkpoint of another tree of the same size',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/growth/consistent#fork'],
  alsoFails: ['log/growth/one-view#split'],
  needs: { append: false },
  install: (rig) => {
    const second = everyNth(2);
    return withTwin(
      rig,
      (entry) => entry.toReversed(),
      (path, size) => path === 'checkpoint' && size > 0n && second(),
    );
  },
});
