import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { variant } from '../../../core/alteration/alteration.ts';
import { withFeedMiddleware } from '../../testbed/alterations.ts';

export const nothingListedAtFirst = variant<FeedRig>({
  text: 'lists no events until some are published',
  cites: 'Interface, "What the service does": a feed lists what was published',
  needs: { empty: true },
  install: (rig) => withFeedMiddleware(rig, (next) => (request) => next(request)),
});
