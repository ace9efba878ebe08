import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedParts, withRequestUrl } from '../../testbed/alterations.ts';
import { withXmlText } from '../../testbed/xml.ts';

export const xmlByAClockAhead = feedVariant({
  text: 'has the XML from a host with a clock ahead by forty seconds',
  cites: 'choice clock-skew',
  needs: { clock: false },
  install: (rig) =>
    withRequestUrl(rig, (asked, right) =>
      withFeedParts(right, {
        select: (items, now, ...more) =>
          right.parts.select(items, /\.xml\?/.test(asked()) ? now + 40_000 : now, ...more),
      }),
    ),
});

export const xmlTimestampAsADate = feedVariant({
  text: 'writes meta.timestamp in XML as a date-time, as it does the times of events',
  cites: 'Interface, "Endpoints": the format may be XML; it does not show how its values are written',
  needs: { profiles: ['interface', 'web'] },
  install: (rig) =>
    withXmlText(rig, (text) =>
      text.replace(/<timestamp>(\d+)/, (_, time) => `<timestamp>${new Date(Number(time) * 1000).toISOString()}`),
    ),
});
