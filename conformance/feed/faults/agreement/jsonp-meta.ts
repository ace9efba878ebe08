import { feedFault } from '../../testbed/alteration.ts';
import { withJsonpMeta } from '../../testbed/jsonp.ts';

export const jsonpRequestsAsText = feedFault({
  text: 'has a text for meta.requests in JSONP',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp-meta#kind'],
  install: (rig) => withJsonpMeta(rig, (meta) => ({ ...meta, requests: `${meta.requests}` })),
});

export const jsonpTimestampInMilliseconds = feedFault({
  text: 'counts meta.timestamp in milliseconds in JSONP',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp-meta#timestamp'],
  install: (rig) => withJsonpMeta(rig, (meta) => ({ ...meta, timestamp: Number(meta.timestamp) * 1000 })),
});

export const jsonpWithoutTimestamp = feedFault({
  text: 'leaves meta.timestamp out of JSONP',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp-meta#missing'],
  install: (rig) => withJsonpMeta(rig, ({ timestamp: _, ...meta }) => meta),
});
