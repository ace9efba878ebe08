/**
 * The entries of a list that are an item of ours.
 *
 * Follows: interface document, "Event"
 */

import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { readDateTime } from '../date/date-time.ts';
import type { FeedEvent } from '../event/event.ts';
import type { ObjectNode } from '../json/value.ts';
import type { EventList } from '../list/event-list.ts';
import type { TestItem } from './item.ts';

/** The text of a member of an event; undefined if it is not a text. */
export const textMember = (event: ObjectNode, name: string): string | undefined => {
  const node = event.members.get(name);
  return node?.kind === 'string' ? node.value : undefined;
};

const instantIn = (text: string | null): bigint | undefined =>
  text === null ? undefined : readDateTime(text).value?.epochNanoseconds;

/** The first start that a list of occurrences names. */
function firstStart(times: JsonNode | undefined): bigint | undefined {
  if (times?.kind !== 'array') return undefined;
  const starts = times.items.flatMap((item) => (item.kind === 'object' ? [textMember(item, 'start')] : []));
  return starts.map((start) => instantIn(start ?? null)).find((start) => start !== undefined);
}

/** Whether an event lacks a title, a link or an id: a complete event with the same start is not an item of the run. */
const lacksName = ({ members }: ObjectNode): boolean =>
  ['id', 'title', 'link'].some((name) => (members.get(name)?.kind ?? 'null') === 'null');

/** The entries that are an item of ours: by its link, or else its id, its title, when it begins. */
export function entriesOfItem(
  events: readonly ObjectNode[],
  { mark, event }: { readonly mark: string; readonly event: FeedEvent },
): readonly ObjectNode[] {
  const start = event.times?.map((time) => instantIn(time?.start ?? null)).find((instant) => instant !== undefined);
  const ways: ((one: ObjectNode) => boolean)[] = [
    ...(event.link?.includes(mark) ? [(one: ObjectNode) => textMember(one, 'link')?.includes(mark) ?? false] : []),
    ...(event.id === null
      ? []
      : [
          (one: ObjectNode) => {
            const id = one.members.get('id');
            return id?.kind === 'number' && id.text === String(event.id);
          },
        ]),
    ...(event.title?.includes(mark) ? [(one: ObjectNode) => textMember(one, 'title')?.includes(mark) ?? false] : []),
    ...(event.link === null && event.id === null && event.title === null && start !== undefined
      ? [(one: ObjectNode) => lacksName(one) && firstStart(one.members.get('times')) === start]
      : []),
  ];
  for (const way of ways) {
    const found = events.filter(way);
    if (found.length > 0) return found;
  }
  return [];
}

/** The items that a list lacks. */
export function missingItems({ events = [] }: EventList, items: readonly TestItem[]): readonly TestItem[] {
  return items.filter((item) => entriesOfItem(events, item).length === 0);
}
