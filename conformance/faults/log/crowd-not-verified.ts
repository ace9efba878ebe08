import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { overlap, withCreations } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'takes entries unverified while more than eight are under way',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/together/forged#accepted'],
  install: (rig) => {
    let under = 0;
    const busy = withParts(rig, {
      verifyDigest: (...signed) => under > 8 || rig.parts.verifyDigest(...signed),
    });
    return withCreations(busy, async ({ next }) => {
      under++;
      try {
        await overlap();
        return await next();
      } finally {
        under--;
      }
    });
  },
});
