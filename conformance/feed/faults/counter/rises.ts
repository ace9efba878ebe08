import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMeta, withFeedParts } from '../../testbed/alterations.ts';

export const counterAlwaysZero = feedFault({
  text: 'gives 0 for meta.requests, however many requests there were',
  breaks: 'FEED-EN-011',
  caughtBy: ['feed/counter/rises#unchanged'],
  needs: { profiles: ['interface'] },
  install: (rig) => withFeedMeta(rig, (meta) => ({ ...meta, requests: 0 })),
});

export const counterCountsDown = feedFault({
  text: 'counts how many requests are left',
  breaks: 'FEED-EN-011',
  caughtBy: ['feed/counter/rises#falls'],
  install: (rig) => withFeedParts(rig, { count: async (key, counted) => 25_000 - (await counted(key)) }),
});

export const counterUnchanged = feedFault({
  text: 'gives each request the same number',
  breaks: 'FEED-EN-011',
  caughtBy: ['feed/counter/rises#unchanged'],
  install: (rig) => withFeedParts(rig, { count: async () => 42 }),
});

export const counterUnchangedWhereNothingIsListed = feedFault({
  text: 'gives each request the same number, and lists nothing until something is published',
  breaks: 'FEED-EN-011',
  caughtBy: ['feed/counter/rises#unchanged'],
  needs: { empty: true },
  install: counterUnchanged.install,
});
