import type { Json, JsonObject } from '../../../../src/reference/feed/index.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedEvents, withShuffledEvents } from '../../testbed/alterations.ts';
import { withJsonpValue } from '../../testbed/jsonp.ts';
import { PROTO_MEMBER } from '../../testbed/proto-member.ts';

export const jsonpHasMore = feedFault({
  text: 'has more members in JSONP than in JSON',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp#extra'],
  install: (rig) => withJsonpValue(rig, (value) => ({ ...value, callback: true })),
});

/** As a program has it that fills an object member by member. */
const assigned = (event: Json): Json => {
  const copy: Record<string, Json> = {};
  for (const [name, value] of Object.entries(event as JsonObject)) copy[name] = value;
  return copy;
};

export const jsonpLosesProto = feedFault({
  text: 'loses in calls a member of an event that is called __proto__',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp#missing'],
  install: (rig) =>
    withJsonpValue(
      withFeedEvents(rig, (event) => ({ ...event, ...PROTO_MEMBER })),
      ({ data, ...members }) => ({ ...members, data: Array.isArray(data) ? data.map(assigned) : data! }),
    ),
});

export const jsonpRoundsIds = feedFault({
  text: 'has ids in JSONP as doubles',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp#value'],
  install: (rig) =>
    withJsonpValue(rig, (value) => ({
      ...value,
      data: (value.data as readonly JsonObject[]).map((event) => ({
        ...event,
        id: typeof event.id === 'bigint' ? BigInt(Number(event.id)) : null,
      })),
    })),
});

export const jsonpWithoutLinks = feedFault({
  text: 'leaves links out of JSONP',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp#missing'],
  install: (rig) =>
    withJsonpValue(rig, (value) => ({
      ...value,
      data: (value.data as readonly JsonObject[]).map(({ link: _, ...event }) => event),
    })),
});

const rounded = (event: Json): Json => {
  const { id, ...members } = event as JsonObject;
  return { id: typeof id === 'bigint' ? BigInt(Number(id)) : id!, ...members };
};

export const orderByChanceAndJsonpRoundsIds = feedFault({
  text: 'rounds ids beyond 2^53 in calls, in a list that has another order each time',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp#value', 'feed/order/stable#shuffled', 'feed/order/next-occurrence#not-next'],
  install: (rig) =>
    withJsonpValue(withShuffledEvents(rig), ({ data, ...members }) => ({
      ...members,
      data: Array.isArray(data) ? data.map(rounded) : data!,
    })),
});
