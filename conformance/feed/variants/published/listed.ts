import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const noTimeNotListed = feedVariant({
  text: 'does not list an event without a time',
  cites:
    'Interface, "What the service does": upcoming events are listed, and nobody knows whether such an event is one',
  install: (rig) =>
    withFeedParts(rig, { select: (...given) => rig.parts.select(...given).filter(({ spans }) => spans.length > 0) }),
});
