/**
 * Whether a list has each of many events that were published, and has it once.
 *
 * Follows: interface document, "Endpoints" (all upcoming events)
 */
import type { Defect } from '../../../core/check/defect.ts';
import { type ParseResult, parseDefect, parsedValue } from '../../../core/check/parse-result.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { contentJson } from '../answer/content.ts';
import { entriesOfItem, missingItems } from '../item/entries.ts';
import { formatItem } from '../item/format.ts';
import type { TestItem } from '../item/item.ts';
import type { EventList, ReadableList } from './event-list.ts';

/** Why a list cannot be read, for people. */
function whyUnreadable(answer: Answer): string {
  const json = contentJson(answer);
  if (answer.cut) return 'more than this suite reads';
  if (!json) return 'content that cannot be decoded';
  const { defect } = json;
  if (defect)
    return `HTTP status ${answer.status}, and no JSON: expected ${defect.expected}, found ${defect.actual}${defect.at ? ` at ${defect.at}` : ''}`;
  const { data, meta } = membersOf(json.value?.root);
  const { status } = membersOf(meta);
  const isSuccess = status?.kind === 'number' && ['200', '204'].includes(status.text);
  if (!isSuccess) return `HTTP status ${answer.status}, and ${statusText(status)}`;
  return `HTTP status ${answer.status}, and JSON in which \`data\` is ${data ? 'not a list' : 'absent'}`;
}

function statusText(status: JsonNode | undefined): string {
  if (status === undefined) return 'no meta.status';
  const isText = status.kind === 'string';
  return `meta.status ${isText ? quotedText(status.value) : status.kind === 'number' ? status.text : `of the type ${status.kind}`}`;
}

const membersOf = (node: JsonNode | undefined): Readonly<Record<string, JsonNode | undefined>> =>
  node?.kind === 'object' ? Object.fromEntries(node.members) : {};

const isReadable = (list: EventList): list is ReadableList => list.events !== undefined;

/** A list as it can be read while unusual events are in it. */
export function readableList(list: EventList): ParseResult<ReadableList, 'unreadable'> {
  if (isReadable(list)) return parsedValue(list);
  const expected = 'the list in JSON, in an envelope that states success, also with unusual events';
  return parseDefect('unreadable', expected, whyUnreadable(list.answer));
}

/** Page sizes at which known feeds cut lists. */
const PAGE_SIZES: ReadonlySet<number> = new Set([10, 20, 21, 25, 30, 50, 100]);

/** A list that lacks required events. `mayBeLimit`: whether its length may be a limit of the feed. */
export function lostItemsDefect(
  list: ReadableList,
  owed: readonly TestItem[],
  mayBeLimit: boolean,
): Defect<'lost' | 'truncated'> | undefined {
  const lacking = missingItems(list, owed);
  const [first] = lacking;
  if (!first) return undefined;
  const { length } = list.events;
  const expected = `all of ${owed.length} events that were published`;
  const actual = `${length} events are listed, and not ${lacking.length} of those: ${formatItem(first)}`;
  return { reason: mayBeLimit && PAGE_SIZES.has(length) ? 'truncated' : 'lost', expected, actual, at: '/data' };
}

/** An event that is listed more than once. */
export function repeatedItemDefect({ events }: ReadableList, item: TestItem): Defect<'twice'> | undefined {
  const [, second, ...more] = entriesOfItem(events, item);
  if (!second) return undefined;
  const expected = `${formatItem(item)}: once`;
  return { reason: 'twice', expected, actual: `${2 + more.length} times`, at: second.pointer };
}
