import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

export const typesGivenByTheFeed = feedVariant({
  text: 'gives events types of its own, which no change touches, and reports them',
  cites: 'Interface, "Event": it does not say who gives a type',
  needs: { given: () => ({ type: ['Event'] }) },
  install: (rig) => withFeedEvents(rig, (event) => ({ ...event, type: ['Event'] })),
});
