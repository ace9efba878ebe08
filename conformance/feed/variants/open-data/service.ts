import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedAnswers, withFeedParts } from '../../testbed/alterations.ts';

export const serviceDescribedByNulls = feedVariant({
  text: 'lists its service of events with its address alone',
  cites: 'Interface, "What the service does": every value in the response may be null',
  install: (rig) =>
    withFeedParts(rig, {
      service: (base) => ({ ...(rig.parts.service(base) as object), service_id: null, service_name: null }),
    }),
});

export const noListOfServices = feedVariant({
  text: 'has no list of services, and answers its address with 404 and a page',
  cites: 'Interface, "Endpoints": the list of services is not among them',
  install: (rig) =>
    withFeedAnswers(
      rig,
      /\/api\/services/,
      () => new Response('<p>not found</p>', { status: 404, headers: { 'content-type': 'text/html' } }),
    ),
});
