import { feedFault } from '../../testbed/alteration.ts';
import { withFeedText } from '../../testbed/alterations.ts';
import { dateTimeIn } from '../../testbed/clocks.ts';

export const offsetOfTheOtherSiteRoundedDown = feedFault({
  text: 'takes for the hours of a negative offset the next hour below, at the other site, whose offset has half an hour',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/other-site/instants#occurrence'],
  install: (rig) =>
    withFeedText(rig, /\/eng\.(?:json|xml)/, (text) =>
      text.replaceAll(/\d{4}-\d\d-\d\dT[\d:]{8}-05:00/g, (given) =>
        dateTimeIn('America/St_Johns', given).replace('-03:30', '-04:30'),
      ),
    ),
});
