import { readerFault } from '../../testbed/alteration.ts';

export const lifetimeBesideNoStore = readerFault({
  text: 'uses a list for its lifetime, though it may not be stored',
  breaks: 'READER-RT-006',
  caughtBy: ['feed-client/live/cache-control#stale'],
  needs: { as: 'poll' },
  install: (rig) => ({ ...rig, isFresh: (headers) => /max-age=[1-9]/.test(headers.get('cache-control') ?? '') }),
});
