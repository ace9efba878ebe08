import type { LogRig } from '../../../src/reference/log/index.ts';
import { overlap, refusal, withCreations } from '../../faults/entries.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'answers 499 to what is under way when it is ended, though it has taken it in',
  cites: 'Rekor v2, "CreateEntry"',
  needs: { restart: true },
  install: (rig) => {
    let life = 0;
    const slow = withCreations(rig, async ({ next }) => {
      const begun = life;
      const response = await next();
      await overlap();
      return life === begun ? response : refusal(499, 1, 'context canceled');
    });
    return { ...slow, restarted: () => life++ };
  },
});
