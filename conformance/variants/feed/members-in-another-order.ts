import type { FeedRig, Json, JsonObject } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedJson } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'writes the members of objects from the last to the first',
  cites: 'RFC 8259, section 1: an object is an unordered collection of members',
  install: (rig) =>
    withFeedJson(rig, function turned(value): Json {
      if (Array.isArray(value)) return value.map((one) => turned(one));
      if (value === null || typeof value !== 'object') return value;
      const members = Object.entries(value as JsonObject).reverse();
      return Object.fromEntries(members.map(([name, one]) => [name, turned(one as JsonObject)]));
    }),
});
