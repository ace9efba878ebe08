import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedMeta, withFeedParts } from '../../testbed/alterations.ts';

export const counterOfAllKeys = feedVariant({
  text: 'counts the requests of all keys together',
  cites: 'Interface, "Envelope": it says request counter, and not of whom',
  install: (rig) => {
    let all = 100n;
    return withFeedParts(rig, { count: async () => Number((all += 3n)) });
  },
});

export const countersOfTwoHosts = feedVariant({
  text: 'is served by two hosts in turn, each of which has a counter of its own',
  cites: 'Interface, "Envelope": it says request counter, and not of whom',
  install: (rig) => {
    const counts = [98, 6];
    let turn = 0;
    return withFeedMeta(rig, (meta) => {
      if (Number(meta.requests) < 0) return meta;
      const host = turn++ % 2;
      counts[host]! += 1;
      return { ...meta, requests: counts[host]! };
    });
  },
});

export const counterWrittenEveryFewSeconds = feedVariant({
  text: 'writes down every five seconds how many requests there were',
  cites: 'Interface, "Envelope": it says request counter, and not when a request is counted',
  install: (rig) => {
    let [written, all, at] = [100, 100, rig.clock.now()];
    return withFeedParts(rig, {
      count: async () => {
        all++;
        if (rig.clock.now() - at >= 5000) [written, at] = [all, rig.clock.now()];
        return written;
      },
    });
  },
});
