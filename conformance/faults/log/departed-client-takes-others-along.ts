import type { LogRig } from '../../../src/reference/log/index.ts';
import { refusal, withCreations } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'gives up every entry that is under way when one client goes away',
  breaks: 'LOG-CE-022',
  caughtBy: ['log/together/hung-up#taken-along'],
  install: (rig) => {
    const under = new Set<() => void>();
    return withCreations(rig, async ({ gone, next }) => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      const cancel = () => resolve(refusal(499, 1, 'context canceled'));
      under.add(cancel);
      gone.addEventListener('abort', () => {
        for (const one of under) one();
      });
      // A batch is open for a while.
      setTimeout(() => next().then(resolve), 60);
      return promise.finally(() => under.delete(cancel));
    });
  },
});
