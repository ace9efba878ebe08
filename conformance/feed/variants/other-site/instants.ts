import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedText } from '../../testbed/alterations.ts';
import { dateTimeIn } from '../../testbed/clocks.ts';

export const otherSiteAtHalfHours = feedVariant({
  text: 'writes the date-times of the other site by clocks half an hour apart from those of the first',
  cites: 'Interface, "Event": a date-time has an offset from UTC; whose clocks it goes by is not shown',
  install: (rig) =>
    withFeedText(rig, /\/eng\.(?:json|xml)/, (text) =>
      text.replaceAll(/\d{4}-\d\d-\d\dT[\d:]{8}-05:00/g, (given) => dateTimeIn('America/St_Johns', given)),
    ),
});
