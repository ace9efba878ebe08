import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedText } from '../../testbed/alterations.ts';

export const basicFormatAtTheOtherSite = feedVariant({
  text: 'writes the date-times of the other site in the basic format',
  cites: 'Interface, "Event": an ISO 8601 date-time may be in the basic format',
  install: (rig) =>
    withFeedText(rig, /\/eng\.(?:json|xml)/, (text) =>
      text.replaceAll(/(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)([+-]\d\d):(\d\d)/g, '$1$2$3T$4$5$6$7$8'),
    ),
});
