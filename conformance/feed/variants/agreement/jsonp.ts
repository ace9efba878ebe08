import type { Json, JsonObject } from '../../../../src/reference/feed/index.ts';
import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedEvents, withFeedJson } from '../../testbed/alterations.ts';
import { withJsonpText, withJsonpValue } from '../../testbed/jsonp.ts';
import { PROTO_MEMBER } from '../../testbed/proto-member.ts';

export const jsonpEscaped = feedVariant({
  text: 'has everything that is not ASCII as escapes in JSONP',
  cites: 'ECMA-262, section 12.9.4: a code unit may be written as an escape in a string',
  install: (rig) =>
    withJsonpText(rig, (text) =>
      text.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ),
});

export const jsonpInReverseOrder = feedVariant({
  text: 'lists the events in JSONP the other way round',
  cites: 'Interface, "Endpoints": "Ordering of the events: not shown"',
  install: (rig) => withJsonpValue(rig, (value) => ({ ...value, data: (value.data as Json[]).toReversed() })),
});

export const memberCalledProto = feedVariant({
  text: 'has a further member of events that is called __proto__',
  cites: 'RFC 8259, section 4: a name is a string, of whatever characters',
  install: (rig) => withFeedEvents(rig, (event) => ({ ...event, ...PROTO_MEMBER })),
});

export const membersInAnotherOrder = feedVariant({
  text: 'writes the members of objects from the last to the first',
  cites: 'RFC 8259, section 1: an object is an unordered collection of members',
  install: (rig) =>
    withFeedJson(rig, function reversed(value): Json {
      if (Array.isArray(value)) return value.map((entry) => reversed(entry));
      if (value === null || typeof value !== 'object') return value;
      const members = Object.entries(value as JsonObject).reverse();
      return Object.fromEntries(members.map(([name, member]) => [name, reversed(member as JsonObject)]));
    }),
});
