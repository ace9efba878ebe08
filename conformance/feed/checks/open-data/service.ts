import { check } from '../../../core/check/check.ts';
import { contentBytes } from '../../oracle/answer/content.ts';
import { eventService, eventServiceDefect } from '../../oracle/service/event-service.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const service = check<FeedTarget>()({
  // FEED-SV-001 (must): The service is called `events` and has the id 271. [interface, "What the service does"]
  proves: 'FEED-SV-001',
  reasons: {
    name: 'the service of events has another name in the list of services',
    id: 'the service of events has another id in the list of services',
  },
  run: async (feed, t) => {
    await t.use(listing);
    const answer = await feed.services();
    const bytes = answer.status === 200 && !answer.cut ? contentBytes(answer) : undefined;
    const entry = bytes && eventService(bytes);
    if (!entry) return t.notApplicable('no list of services with the service of events is at api/services.json');
    t.judge(eventServiceDefect(entry), answer);
  },
});
