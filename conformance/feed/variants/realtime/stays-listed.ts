import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedMiddleware } from '../../testbed/alterations.ts';
import { withHosts } from '../../testbed/hosts.ts';
import { requestLimitReached } from '../../testbed/statuses.ts';

const EVERY = 29;

export const anErrorNowAndThen = feedVariant({
  text: 'answers one request in twenty-nine that there are too many, with HTTP status 200',
  cites: 'Interface, "Endpoints": it says nothing of limits, and the table of the known service has 429 for them',
  install: (rig) => {
    let requests = 0;
    return withFeedMiddleware(rig, (next) => async (request) => {
      const { pathname } = new URL(request.url);
      if (!pathname.includes('/events/') || request.method !== 'GET' || ++requests % EVERY !== 0) return next(request);
      return requestLimitReached(rig, requests);
    });
  },
});

export const oneOfTwoHostsLags = feedVariant({
  text: 'is served by two hosts in turn, one of which lacks the last publication',
  cites: 'choice visible-within: what is published may take a while until it is seen',
  needs: { declare: { 'visible-within': '5' }, publish: false, clock: false },
  install: (rig) => withHosts(rig, 2, (host, items) => (host === 1 ? items.slice(1) : items)),
});
