import { feedVariant } from '../../testbed/alteration.ts';
import { withEntityTags, withLastModified } from '../../testbed/validators.ts';

export const datesOfSecondsThatAreOver = feedVariant({
  text: 'gives Last-Modified where the last change is more than a second old',
  cites: 'RFC 9110, section 8.8.2.2: a date is a strong validator where it is at least one second before the Date',
  install: (rig) => withLastModified(rig, (ageMs) => ageMs > 1000),
});

export const tagsBesideDates = feedVariant({
  text: 'gives Last-Modified in any second, beside an entity tag that tells the states of one second apart',
  cites: 'RFC 9110, section 8.8.4: a client sends the entity tag that it was given, and that is what counts',
  install: (rig) => withLastModified(rig, () => true, true),
});

export const xmlWeakTagsThatChange = feedVariant({
  text: 'gives XML an entity tag that is another whenever its data is',
  cites: 'RFC 9110, section 8.8.3: an entity tag tells representations of one resource apart',
  install: (rig) => withEntityTags(rig, (data) => data, undefined, /\/events\/.*\.xml(\?|$)/),
});

export const weakTagsThatChange = feedVariant({
  text: 'gives answers a weak entity tag that changes with the events',
  cites: 'RFC 9110, section 8.8.1: a weak validator may stay where what differs is of no importance',
  install: (rig) => withEntityTags(rig, (data) => data),
});
