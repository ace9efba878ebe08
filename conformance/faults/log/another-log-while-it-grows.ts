import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withTwin } from '../stores.ts';

export default fault<LogRig>({
  text: 'shows a whole other log as soon as it has grown',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/growth/consistent#inconsistent'],
  alsoFails: ['log/growth/partials-stay#changed', 'log/growth/published#lost', 'log/tiles/unchanging#changed'],
  install: (rig) => {
    let other = false;
    return withTwin(
      rig,
      (entry) => entry.toReversed(),
      (path, size) => {
        if (path === 'checkpoint') other = size > 300n;
        return other;
      },
    );
  },
});
