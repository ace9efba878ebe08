import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withDates } from '../../faults/feed-tags.ts';

export default variant<FeedRig>({
  text: 'gives Last-Modified where the last change is more than a second old',
  cites: 'RFC 9110, section 8.8.2.2: a date is a strong validator where it is at least one second before the Date',
  install: (rig) => withDates(rig, (ageMs) => ageMs > 1000),
});
