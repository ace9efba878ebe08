import type { FeedRig, Json, JsonObject } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';
import { withJsonpValue } from '../feed-forms.ts';
import { PROTO } from '../feed-proto.ts';

/** As a program has it that fills an object member by member. */
const assigned = (event: Json): Json => {
  const copy: Record<string, Json> = {};
  for (const [name, value] of Object.entries(event as JsonObject)) copy[name] = value;
  return copy;
};

export default fault<FeedRig>({
  text: 'loses in calls a member of an event that is called __proto__',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp#missing'],
  install: (rig) =>
    withJsonpValue(
      withEvents(rig, (event) => ({ ...event, ...PROTO })),
      ({ data, ...members }) => ({ ...members, data: Array.isArray(data) ? data.map(assigned) : data! }),
    ),
});
