import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const sharedCounterWrittenEveryFewRequests = feedVariant({
  text: 'has one counter, as declared, and writes it down every ten requests',
  cites: 'Interface, "Envelope": it says request counter, and not when a request is counted',
  needs: { declare: { 'request-counter': 'shared' } },
  install: (rig) => withFeedParts(rig, { count: async (key, counted) => 10 * Math.ceil((await counted(key)) / 10) }),
});
