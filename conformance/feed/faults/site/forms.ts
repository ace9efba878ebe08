import type { JsonObject } from '../../../../src/reference/feed/index.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedJson, withFeedText } from '../../testbed/alterations.ts';
import { TESTBED_SITE } from '../../testbed/testbed.ts';

const OTHER_SITE = '/events/eng.json';

/** Alters the events of the other site in JSON. */
const alteredThere = (
  text: string,
  breaks: 'FEED-EV-001' | 'FEED-EV-007',
  reason: string,
  alter: (event: JsonObject) => JsonObject,
) =>
  feedFault({
    text,
    breaks,
    caughtBy: [`feed/site/forms#${reason}`],
    alsoFails: ['feed/agreement/jsonp-of-other-sites#differs', 'feed/agreement/xml-of-other-sites#differs'],
    install: (rig) =>
      withFeedJson(rig, (envelope, path) =>
        path.includes(OTHER_SITE) && Array.isArray(envelope.data)
          ? { ...envelope, data: envelope.data.map((event) => alter(event as JsonObject)) }
          : envelope,
      ),
  });

export const hoursOfAnOffsetWithOneDigit = feedFault({
  text: 'gives the hours of an offset with one digit, at the other site',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/site/forms#date-time'],
  install: (rig) =>
    withFeedText(rig, /\/eng\.(?:json|xml)/, (text) =>
      text.replaceAll(/(\d{4}-\d\d-\d\dT[\d:]{8}[+-])0(\d:\d\d)/g, '$1$2'),
    ),
});

export const singleEventAlone = feedFault({
  text: 'gives a single event without a list around it, at another site, and lists nothing until something is published',
  breaks: 'FEED-EN-002',
  caughtBy: ['feed/site/forms#data'],
  needs: { empty: true },
  alsoFails: ['feed/agreement/xml-of-other-sites#differs'],
  install: (rig) =>
    withFeedJson(rig, (envelope, path) => {
      const { data } = envelope;
      return path.includes('/events/') &&
        !path.includes(`/${TESTBED_SITE}.json`) &&
        Array.isArray(data) &&
        data.length === 1
        ? { ...envelope, data: data[0]! }
        : envelope;
    }),
});

export const statusOfTheOtherSiteAsText = feedFault({
  text: 'gives meta.status as a text, at the other site',
  breaks: 'FEED-EN-003',
  caughtBy: ['feed/site/forms#status'],
  install: (rig) =>
    withFeedJson(rig, (envelope, path) => {
      const { meta } = envelope;
      return path.includes(OTHER_SITE)
        ? { ...envelope, meta: { ...(meta as JsonObject), status: String((meta as JsonObject).status) } }
        : envelope;
    }),
});

export const idsOfTheOtherSiteAsText = alteredThere(
  'gives ids as texts, at the other site',
  'FEED-EV-001',
  'member',
  (event) => ({ ...event, id: event.id === null ? null : String(event.id) }),
);

export const updatedLeftOutAtTheOtherSite = alteredThere(
  'leaves `updated` out, at the other site',
  'FEED-EV-007',
  'missing',
  ({ updated: _, ...event }) => event,
);
