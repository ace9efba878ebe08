import type { FeedRig, Json, JsonObject } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

const spelled = (value: Json): Json => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.map(spelled);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value as JsonObject).map(([name, one]) => [name, spelled(one)]));
};

export default fault<FeedRig>({
  text: 'writes null as a word in XML',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml#extra'],
  install: (rig) =>
    withFeedParts(rig, {
      xml: (name, value, nulls) => rig.parts.xml(name, spelled(value), nulls),
    }),
});
