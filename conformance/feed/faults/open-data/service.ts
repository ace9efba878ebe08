import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const serviceOfAnotherId = feedFault({
  text: 'lists its service of events with the id 217',
  breaks: 'FEED-SV-001',
  caughtBy: ['feed/open-data/service#id'],
  install: (rig) =>
    withFeedParts(rig, { service: (base) => ({ ...(rig.parts.service(base) as object), service_id: 217 }) }),
});

export const serviceOfAnotherName = feedFault({
  text: 'lists its service of events by another name',
  breaks: 'FEED-SV-001',
  caughtBy: ['feed/open-data/service#name'],
  install: (rig) =>
    withFeedParts(rig, { service: (base) => ({ ...(rig.parts.service(base) as object), service_name: 'calendar' }) }),
});
