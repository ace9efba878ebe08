/**
 * The events in what a program printed, found by their content: a list, an envelope with a list, or an event on each line,
 * with other text around them.
 *
 * Follows: RFC 8259; the interface document, "Envelope"
 */
import { readJsonAt } from '../../oracle/json/exact-json.ts';
import type { JsonNode } from '../../oracle/json/json-node.ts';
import { type EventValues, eventValues, type Fields } from './members.ts';

/** How many braces and brackets of other text are tried: each may cost the whole text. */
const MOST_TRIED = 100;

/** The objects and lists of JSON in a text, in their order. */
export function jsonValuesIn(text: string): readonly JsonNode[] {
  const values: JsonNode[] = [];
  let failed = 0;
  for (let at = nextBrace(text, 0); at >= 0 && failed < MOST_TRIED; ) {
    const { value } = readJsonAt(text, at);
    if (value) values.push(value.root);
    else failed++;
    at = nextBrace(text, value ? value.end : at + 1);
  }
  return values;
}

function nextBrace(text: string, from: number): number {
  const brace = /[{[]/g;
  brace.lastIndex = from;
  return brace.exec(text)?.index ?? -1;
}

/** A list in what a program printed. */
interface PrintedList {
  /** The member that it may be, where it is not `data` or the value itself. */
  readonly names?: readonly string[];
  readonly entries: readonly JsonNode[];
}

/**
 * The events that a text shows: those of its last list, or the events that stand by themselves. Undefined if it has neither;
 * a text without anything shows no events, and neither does one that ends with null. Nor does a text that is nothing but a list
 * of something else, or an envelope with one: who reads it is given a list.
 */
export function printedEvents(text: string, fields: Fields = {}): readonly EventValues[] | undefined {
  const last = text.trimEnd().split('\n').at(-1)!.trim();
  if (last === '' || last === 'null') return [];
  const values = jsonValuesIn(text);
  const lists = values.flatMap((value) => listIn(value, fields) ?? []);
  // Behind a list, an empty one of another name is no list of events: `{"retries": []}`.
  const filled = lists.filter(({ entries }) => entries.length > 0);
  const known = new Set(filled.flatMap(({ names = [] }) => names));
  const isOfEvents = ({ names }: PrintedList) =>
    filled.length === 0 || names === undefined || names.some((name) => known.has(name));
  const list = lists.findLast(isOfEvents);
  // An event of which everything is null may have no members.
  if (list) return list.entries.flatMap((entry) => (entry.kind === 'object' ? (eventValues(entry, fields) ?? {}) : []));
  const events = values.flatMap((value) => eventValues(value, fields) ?? []);
  if (events.length > 0) return events;
  return isListOfSomethingElse(text) ? [] : undefined;
}

/** Whether a text is JSON and nothing else, and ends with a list, or an envelope with one. Brackets in other text are no list. */
function isListOfSomethingElse(text: string): boolean {
  const root = lastValueOf(text);
  return root?.kind === 'array' || (root?.kind === 'object' && root.members.get('data')?.kind === 'array');
}

/** The last value of a text in which objects and lists follow each other, with white space alone between them. */
function lastValueOf(text: string): JsonNode | undefined {
  let last: JsonNode | undefined;
  for (let rest = text.trim(); rest !== ''; ) {
    const value = /^[{[]/.test(rest) ? readJsonAt(rest, 0).value : undefined;
    if (!value) return undefined;
    last = value.root;
    rest = rest.slice(value.end).trimStart();
  }
  return last;
}

/** A value that is a list, or the list of events that it has as a member. */
function listIn(value: JsonNode, fields: Fields): PrintedList | undefined {
  if (value.kind === 'array') return isList(value) ? { entries: value.items } : undefined;
  if (value.kind !== 'object') return undefined;
  const data = value.members.get('data');
  if (data) return data.kind === 'null' ? { entries: [] } : listIn(data, fields);
  if (eventValues(value, fields)) return undefined;
  const lists = [...value.members].flatMap(([name, member]) =>
    member.kind === 'array' && isList(member) ? [{ names: [name], entries: member.items }] : [],
  );
  // Beside the list of events there may be an empty one of something else: `{"warnings": [], "events": […]}`.
  const filled = lists.filter(({ entries }) => entries.length > 0);
  if (lists.length > 0 && filled.length === 0) return { names: lists.flatMap(({ names }) => names), entries: [] };
  return filled.length === 1 ? filled[0] : undefined;
}

const isList = (node: Extract<JsonNode, { readonly kind: 'array' }>): boolean =>
  node.items.every(({ kind }) => kind === 'object' || kind === 'null');
