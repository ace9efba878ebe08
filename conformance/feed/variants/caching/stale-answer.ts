import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedMeta } from '../../testbed/alterations.ts';

export const clocksOfTwoHosts = feedVariant({
  text: 'answers by turns from two hosts, of which one has a clock ahead by three seconds',
  cites: 'choice clock-skew',
  install: (rig) => {
    let asked = 0;
    return withFeedMeta(rig, (meta) => ({ ...meta, timestamp: Number(meta.timestamp) + 3 * (asked++ % 2) }));
  },
});
