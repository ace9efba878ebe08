/**
 * Whether an event has the values that were published.
 *
 * Follows: interface document, "Event"; RFC 3986, section 6.2.2
 */

import type { Defect } from '../../../core/check/defect.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { formatValue, type ObjectNode } from '../json/value.ts';
import { escapingOf } from './escaping.ts';
import type { FeedEvent, FeedTimes } from './event.ts';
import { type Occurrence, publishedOccurrences, servedOccurrences } from './occurrences.ts';

export type ValueReason = 'null' | 'id' | 'title' | 'type' | 'link' | 'occurrences';

const isSameText = (expected: string, actual: string) => escapingOf(expected, actual) !== undefined;
/** Needless escapes are equal to the characters, and escapes are equal in either case (RFC 3986 section 6.2.2). */
const normalForm = (url: string): string =>
  new URL(url).href.replace(/%[0-9a-f]{2}/gi, (sequence) => {
    const char = String.fromCharCode(Number.parseInt(sequence.slice(1), 16));
    return /[\w.~-]/.test(char) ? char : sequence.toUpperCase();
  });
/** A URL that is escaped for HTML is another URL: its parameters are called otherwise. */
const isSameLink = (expected: string, actual: string) =>
  expected === actual ||
  (URL.canParse(expected) && URL.canParse(actual) && normalForm(expected) === normalForm(actual));

/** Where two long texts differ first, each from a little before. */
function differingParts(expected: string, actual: string): Pick<Defect, 'expected' | 'actual'> {
  let i = 0;
  while (i < expected.length && expected[i] === actual[i]) i++;
  const from = expected.length > 60 ? Math.max(0, i - 20) : 0;
  // Texts that look equal are shown by their code points.
  const looksEqual = expected.normalize('NFC') === actual.normalize('NFC');
  const plain = (text: string) =>
    looksEqual ? text.replaceAll(/[^ -~]/gu, (one) => `{U+${one.codePointAt(0)!.toString(16).toUpperCase()}}`) : text;
  const cut = (text: string) => `${from > 0 ? '… ' : ''}${quotedText(plain(text.slice(from)))}`;
  return { expected: cut(expected), actual: cut(actual) };
}

/** Which ends of an occurrence are given, without the instants. */
const occurrenceShape = (occurrence: Occurrence | null): string =>
  occurrence === null
    ? 'null'
    : [occurrence.start === null ? 'no start' : 'start', occurrence.end === null ? 'no end' : 'end'].join(' and ');

/** The first difference, apart from dates. Other checks judge values of a wrong type. */
export function valueDefect(expected: FeedEvent, event: ObjectNode): Defect<ValueReason> | undefined {
  for (const name of ['id', 'title', 'times', 'type', 'link', 'updated'] as const) {
    const node = event.members.get(name);
    const value = expected[name];
    if (!node) continue;
    const at = node.pointer;
    const wanted = Array.isArray(value)
      ? `a list of ${value.length}`
      : typeof value === 'string'
        ? quotedText(value)
        : `${value}`;
    if ((node.kind === 'null') !== (value === null))
      return { reason: 'null', expected: `${name}: ${wanted}`, actual: formatValue(node), at };
    const defect = value === null ? undefined : memberDefect(name, expected, node);
    if (defect) return { ...defect, at: `${at}${defect.at ?? ''}` };
  }
  return undefined;
}

function memberDefect(name: keyof FeedEvent, event: FeedEvent, node: JsonNode): Defect<ValueReason> | undefined {
  if (name === 'id') {
    const other = node.kind === 'number' && /^-?\d+$/.test(node.text) && BigInt(node.text) !== event.id;
    return other ? { reason: 'id', expected: `${event.id}`, actual: formatValue(node) } : undefined;
  }
  if (name === 'title' && node.kind !== 'string')
    return { reason: 'title', expected: `the text ${quotedText(event.title!)}`, actual: formatValue(node) };
  if (name === 'title' && node.kind === 'string' && !isSameText(event.title!, node.value))
    return { reason: 'title', ...differingParts(event.title!, node.value) };
  if (name === 'link' && node.kind === 'string' && !isSameLink(event.link!, node.value))
    return { reason: 'link', ...differingParts(event.link!, node.value) };
  if (name === 'type' && node.kind === 'array') return publishedTypesDefect(event.type!, node.items);
  return name === 'times' ? publishedTimesDefect(event.times!, node) : undefined;
}

/** Types may be in another order. */
function publishedTypesDefect(
  types: readonly (string | null)[],
  items: readonly JsonNode[],
): Defect<ValueReason> | undefined {
  const remaining = [...items];
  const lacking = types.find((type) => {
    const index = remaining.findIndex((node) =>
      type === null ? node.kind === 'null' : node.kind === 'string' && isSameText(type, node.value),
    );
    if (index >= 0) remaining.splice(index, 1);
    return index < 0;
  });
  if (lacking === undefined && remaining.length === 0) return undefined;
  const list = items.map(formatValue).join(', ');
  return { reason: 'type', expected: JSON.stringify(types), actual: list === '' ? 'an empty list' : list };
}

function publishedTimesDefect(times: readonly (FeedTimes | null)[], node: JsonNode): Defect<ValueReason> | undefined {
  const found = servedOccurrences(node);
  if (!found) return undefined;
  const [wanted, given] = [publishedOccurrences(times), found].map((all) => all.map(occurrenceShape).toSorted());
  const i = wanted!.findIndex((one, at) => one !== given![at]);
  if (wanted!.length !== given!.length)
    return { reason: 'occurrences', expected: `a list of ${times.length}`, actual: `a list of ${found.length}` };
  return i < 0
    ? undefined
    : { reason: 'null', expected: `an occurrence with ${wanted![i]}`, actual: `an occurrence with ${given![i]}` };
}
