import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedMeta } from '../../testbed/alterations.ts';

export const clocksOfTwoHosts = feedVariant({
  text: 'is served by two hosts in turn, one of which has a clock three seconds ahead',
  cites: 'choice clock-skew',
  install: (rig) => {
    let asked = 0;
    return withFeedMeta(rig, (meta) => ({ ...meta, timestamp: Number(meta.timestamp) + 3 * (asked++ % 2) }));
  },
});
