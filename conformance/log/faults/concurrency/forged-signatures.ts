import { logFault } from '../../testbed/alteration.ts';
import { untilOthersCome } from '../../testbed/concurrency.ts';
import { withCreateRequests } from '../../testbed/create-requests.ts';
import { withParts } from '../../testbed/parts.ts';

export const concurrentSignaturesNotVerified = logFault({
  text: 'takes entries unverified while more than eight are under way',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/concurrency/forged-signatures#accepted'],
  install: (rig) => {
    let under = 0;
    const busy = withParts(rig, {
      verifyDigest: (...signed) => under > 8 || rig.parts.verifyDigest(...signed),
    });
    return withCreateRequests(busy, async ({ next }) => {
      under++;
      try {
        await untilOthersCome();
        return await next();
      } finally {
        under--;
      }
    });
  },
});
