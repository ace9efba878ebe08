import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedMiddleware } from '../../testbed/alterations.ts';

export const nothingListedAtFirst = feedVariant({
  text: 'lists no events until some are published',
  cites: 'Interface, "What the service does": a feed lists what was published',
  needs: { empty: true },
  install: (rig) => withFeedMiddleware(rig, (next) => (request) => next(request)),
});
