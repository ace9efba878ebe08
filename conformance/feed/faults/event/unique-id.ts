import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

export const sameIdTwice = fault<FeedRig>({
  text: 'gives two events the same id',
  breaks: 'FEED-EV-002',
  caughtBy: ['feed/event/unique-id#duplicate'],
  needs: { publish: false, clock: false },
  install: (rig) => withFeedEvents(rig, (event) => (event.id === 2n ? { ...event, id: 1n } : event)),
});
