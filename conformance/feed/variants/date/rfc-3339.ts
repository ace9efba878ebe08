import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const datesInLowerCase = feedVariant({
  text: 'writes t and z in lower case',
  cites: 'RFC 3339, section 5.6: T and Z may alternatively be lower case',
  install: (rig) =>
    withFeedParts(rig, { date: (given) => new Date(given).toISOString().replace('.000', '').toLowerCase() }),
});

export const datesWithAFraction = feedVariant({
  text: 'writes fractions of seconds, to the nanosecond',
  cites: 'RFC 3339, section 5.6: a fraction of a second has any number of digits',
  install: (rig) =>
    withFeedParts(rig, { date: (given) => given.replace(/(?<!\.\d+)(?=[+-]\d\d:\d\d$)/, '.000000000') }),
});
