import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedEvents, withFeedParts } from '../../testbed/alterations.ts';

export const datesAtNoKnownOffset = feedVariant({
  text: 'writes date-times in UTC, with the offset -00:00',
  cites: 'RFC 3339, section 4.3: -00:00 says that the local offset is not known',
  install: (rig) =>
    withFeedParts(rig, { date: (given) => new Date(given).toISOString().replace(/(?:\.000)?Z$/, '-00:00') }),
});

export const datesWithZ = feedVariant({
  text: 'writes date-times in UTC, with Z',
  cites: 'RFC 3339, section 5.6: the offset is Z or a number',
  install: (rig) => withFeedParts(rig, { date: (given) => new Date(given).toISOString().replace('.000', '') }),
});

export const edgeYears = feedVariant({
  text: 'changed its events in the first year and in the last',
  cites: 'Interface, "Event": ISO 8601 date-time, whose years are those from 0000 to 9999',
  needs: { publish: false, clock: false },
  install: (rig) =>
    withFeedEvents(rig, (event) => ({
      ...event,
      updated:
        event.id === 1n ? '0001-01-01T00:00:00+14:00' : event.id === 2n ? '9999-12-31T23:59:59-12:00' : event.updated!,
    })),
});

export const leapSecond = feedVariant({
  text: 'changed its events in a leap second, and on a leap day',
  cites: 'RFC 3339, section 5.7: a leap second is at the end of a month in UTC',
  needs: { publish: false, clock: false },
  install: (rig) =>
    withFeedEvents(rig, (event) => ({
      ...event,
      updated:
        event.id === 1n ? '2016-12-31T18:59:60-05:00' : event.id === 2n ? '2000-02-29T23:59:59Z' : event.updated!,
    })),
});
