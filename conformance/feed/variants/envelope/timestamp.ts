import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedMeta } from '../../testbed/alterations.ts';
import { withDateHeader } from '../../testbed/clocks.ts';

export const clockAMinuteOff = feedVariant({
  text: 'has a clock that is behind by most of a minute',
  cites: 'choice clock-skew',
  install: (rig) => withFeedMeta(rig, (meta) => ({ ...meta, timestamp: Number(meta.timestamp) - 50 })),
});

export const proxyWithAWrongClock = feedVariant({
  text: 'is behind a proxy whose Date is hours off, and has the right time itself',
  cites: 'Interface, "Envelope": meta.timestamp is the time of the response, and nothing is said of header fields',
  install: (rig) => withDateHeader(rig, -4 * 3600),
});
