/**
 * How a printed list differs from the one that was served. The order says nothing.
 *
 * Follows: the interface document, "Ordering of the events: not shown"
 */
import type { JsonNode } from '../../oracle/json/json-node.ts';
import { type Comparing, isEmpty, isMember, isNothing, memberDifference } from './member-difference.ts';
import type { EventValues, Member } from './members.ts';

/** A difference. */
export type ListDifference =
  | { readonly kind: 'missing'; readonly served: EventValues }
  | { readonly kind: 'extra'; readonly printed: EventValues }
  | { readonly kind: 'value'; readonly member: Member; readonly served: EventValues; readonly printed: EventValues };

/** The differences, of which an event has one at most: of the members that are compared the first. */
export function listDifferences(
  served: readonly EventValues[],
  printed: readonly EventValues[],
  members: readonly Member[],
  comparing: Comparing,
): readonly ListDifference[] {
  // In XML an entry that is null looks like an event of which everything is null.
  const hasValues = (event: EventValues) =>
    !comparing.asXml || members.some((name) => !isNothing(event[name]) && !isEmpty(event[name]));
  const left = printed.filter(hasValues);
  const take = (isIt: (event: EventValues) => boolean): EventValues | undefined => {
    const at = left.findIndex(isIt);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const wanted = served.filter(hasValues);
  const changed = wanted.filter((event) => !take((other) => !memberDifference(event, other, members, comparing)));
  const known = (['id', 'link', 'title', 'updated', 'times', 'type'] as const).filter((name) => members.includes(name));
  const pairs = changed.map((event) => {
    for (const name of known) {
      if (isNothing(event[name])) continue;
      const other = take((printed) => isMember(name, event[name], printed[name], comparing));
      if (other) return { event, other };
    }
    return { event, other: undefined };
  });
  return pairs
    .map(({ event, other }): ListDifference => {
      // Events without a common value are compared in their order.
      const printed = other ?? left.shift();
      if (!printed) return { kind: 'missing', served: event };
      const member = memberDifference(event, printed, members, comparing)!;
      return { kind: 'value', member, served: event, printed };
    })
    .concat(left.map((printed) => ({ kind: 'extra', printed })));
}

/** A difference for people: what was served, and what was printed. */
export function differenceText(difference: ListDifference): { readonly served: string; readonly printed: string } {
  if (difference.kind === 'missing') return { served: nameOf(difference.served), printed: 'it is not there' };
  if (difference.kind === 'extra') return { served: 'no such event', printed: nameOf(difference.printed) };
  const { member, served, printed } = difference;
  const [right, wrong] = shownBoth(textOf(served[member]), textOf(printed[member]));
  return { served: `${member} ${right} in ${nameOf(served)}`, printed: `${member} ${wrong}` };
}

const nameOf = ({ id, title, link }: EventValues): string =>
  id ? `the event with the id ${shown(id)}` : title ? `the event ${shown(title)}` : `the event at ${shown(link)}`;

const SHOWN = 120;

/** How much of what is alike is shown before the difference of two long texts. */
const BEFORE = 40;

/** A value as JSON, cut. */
export const shown = (node: JsonNode | undefined): string => cut(textOf(node), 0);

const textOf = (node: JsonNode | undefined): string => (node === undefined ? 'nothing' : written(node));

const cut = (text: string, from: number): string =>
  `${from > 0 ? '…' : ''}${text.slice(from, from + SHOWN).toWellFormed()}${text.length > from + SHOWN ? '…' : ''}`;

/** Two texts, cut so that the place is in them at which they begin to differ. */
function shownBoth(one: string, other: string): readonly [string, string] {
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike++;
  const from = alike < SHOWN - BEFORE ? 0 : alike - BEFORE;
  return [cut(one, from), cut(other, from)];
}

function written(node: JsonNode): string {
  if (node.kind === 'array') return `[${node.items.map(written).join(', ')}]`;
  if (node.kind === 'object')
    return `{${[...node.members].map(([name, member]) => `${JSON.stringify(name)}: ${written(member)}`).join(', ')}}`;
  if (node.kind === 'number') return node.text;
  return node.kind === 'null' ? 'null' : JSON.stringify(node.value);
}
