import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedMiddleware } from '../../testbed/alterations.ts';
import { requestLimitReached } from '../../testbed/statuses.ts';

export const firstXmlLimited = feedVariant({
  text: 'answers the first request for XML in JSON: there were too many requests',
  cites: 'Interface, "Endpoints": it says nothing of limits, and the table of the known service has 429 for them',
  install: (rig) => {
    let requests = 0;
    return withFeedMiddleware(rig, (next) => async (request) => {
      const isXml = /\/events\/[^/]+\.xml$/.test(new URL(request.url).pathname);
      return isXml && ++requests === 1 ? requestLimitReached(rig, requests) : next(request);
    });
  },
});
