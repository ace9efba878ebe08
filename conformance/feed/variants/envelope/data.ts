import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const dataIsNull = feedVariant({
  text: 'gives null for `data` where it has no events',
  cites: 'Interface, "What the service does": every value in the response may be null',
  needs: { publish: false, clock: false, profiles: ['interface', 'web'] },
  install: (rig) => withFeedParts(rig, { select: () => [], data: () => null, found: () => 200 }),
});

export const nullAmongEvents = feedVariant({
  text: 'lists null beside its events',
  cites: 'Interface, "What the service does": every value in the response may be null',
  needs: { publish: false, clock: false },
  install: (rig) => withFeedParts(rig, { data: (events) => [null, ...events, null] }),
});
