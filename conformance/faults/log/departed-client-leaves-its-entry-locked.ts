import type { LogRig } from '../../../src/reference/log/index.ts';
import { refusal, withCreations } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'refuses an entry for ever whose client went away before it was answered',
  breaks: 'LOG-CE-022',
  caughtBy: ['log/together/hung-up#not-again'],
  install: (rig) => {
    const locked = new Set<string>();
    return withCreations(rig, async ({ body, gone, next }) => {
      if (locked.has(body)) return refusal(499, 1, 'context canceled');
      gone.addEventListener('abort', () => locked.add(body));
      // Longer than the client waits.
      await new Promise((resolve) => setTimeout(resolve, 50));
      return next();
    });
  },
});
