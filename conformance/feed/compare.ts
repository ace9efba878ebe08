/** Whether an event says what was published. */
import type { Defect } from '../core/defect.ts';
import type { FeedEvent, FeedTimes } from '../core/feed-event.ts';
import { readDateTime } from '../oracle/date-time.ts';
import type { JsonNode } from '../oracle/json-node.ts';
import { quote } from '../oracle/quote.ts';
import type { JsonObject } from './reading.ts';
import { said } from './value.ts';

export type ValueReason = 'null' | 'id' | 'title' | 'type' | 'link' | 'occurrences';
/** How a text with characters of markup is served. */
export type Escaping = 'raw' | 'html';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot|apos)|#0?39|#x27);/g, (_, name?: string) => (name ? ENTITIES[name]! : "'"));

/** How a text was served; undefined where it is another one. Without markup it does not show. */
export function escapingOf(expected: string, actual: string): Escaping | 'any' | undefined {
  if (actual === expected) return /[&<>]/.test(expected) ? 'raw' : 'any';
  return unescaped(actual) === expected ? (/[&<>]/.test(expected) ? 'html' : 'any') : undefined;
}

const same = (expected: string, actual: string) => escapingOf(expected, actual) !== undefined;
/** What is escaped and need not be is the same as unescaped, in either case (RFC 3986 section 6.2.2). */
const normalForm = (url: string): string =>
  new URL(url).href.replace(/%[0-9a-f]{2}/gi, (one) => {
    const char = String.fromCharCode(Number.parseInt(one.slice(1), 16));
    return /[\w.~-]/.test(char) ? char : one.toUpperCase();
  });
/** A URL that is escaped for HTML is another URL: its parameters are called otherwise. */
const sameLink = (expected: string, actual: string) =>
  expected === actual ||
  (URL.canParse(expected) && URL.canParse(actual) && normalForm(expected) === normalForm(actual));

/** Where two long texts differ first, each from a little before. */
function shown(expected: string, actual: string): Pick<Defect, 'expected' | 'actual'> {
  let i = 0;
  while (i < expected.length && expected[i] === actual[i]) i++;
  const from = expected.length > 60 ? Math.max(0, i - 20) : 0;
  // What looks alike is shown by its characters.
  const alike = expected.normalize('NFC') === actual.normalize('NFC');
  const plain = (text: string) =>
    alike ? text.replaceAll(/[^ -~]/gu, (one) => `{U+${one.codePointAt(0)!.toString(16).toUpperCase()}}`) : text;
  const cut = (text: string) => `${from > 0 ? '… ' : ''}${quote(plain(text.slice(from)))}`;
  return { expected: cut(expected), actual: cut(actual) };
}

/** An occurrence as two instants, null where it says none. */
export interface Occurrence {
  readonly start: bigint | null;
  readonly end: bigint | null;
}

const instantOf = (text: string | null): bigint | null | undefined =>
  text === null ? null : readDateTime(text).value?.epochNanoseconds;

/** The occurrences of a list as it is served; undefined where that is not for us to judge. */
export function occurrencesIn(times: JsonNode | undefined): readonly (Occurrence | null)[] | undefined {
  if (times?.kind !== 'array') return undefined;
  const found = times.items.map((one) => {
    if (one.kind === 'null') return null;
    if (one.kind !== 'object') return undefined;
    const [start, end] = ['start', 'end'].map((name) => {
      const node = one.members.get(name);
      if (!node || node.kind === 'null') return null;
      return node.kind === 'string' ? instantOf(node.value) : undefined;
    });
    return start === undefined || end === undefined ? undefined : { start, end };
  });
  return found.every((one) => one !== undefined) ? found : undefined;
}

const bySpan = (a: Occurrence | null, b: Occurrence | null): number => {
  const key = (one: bigint | null | undefined) => one ?? 10n ** 30n;
  const order = (x: bigint, y: bigint) => (x < y ? -1 : x > y ? 1 : 0);
  return (
    order(key(a?.start), key(b?.start)) || order(key(a?.end), key(b?.end)) || Number(a === null) - Number(b === null)
  );
};

/** What there is of an occurrence, without saying when. */
const shape = (one: Occurrence | null): string =>
  one === null
    ? 'null'
    : [one.start === null ? 'no start' : 'start', one.end === null ? 'no end' : 'end'].join(' and ');

/** Occurrences as they were published. */
export const asked = (times: readonly (FeedTimes | null)[]): readonly (Occurrence | null)[] =>
  times.map((one) => one && { start: instantOf(one.start) ?? null, end: instantOf(one.end) ?? null });

/** Occurrences in an order of their own: a feed may have put them in another. */
export const inOrder = (all: readonly (Occurrence | null)[]): readonly (Occurrence | null)[] => all.toSorted(bySpan);

/** The first difference, dates apart. What is not of its type is for others to judge. */
export function valueDefect(expected: FeedEvent, event: JsonObject): Defect<ValueReason> | undefined {
  for (const name of ['id', 'title', 'times', 'type', 'link', 'updated'] as const) {
    const node = event.members.get(name);
    const value = expected[name];
    if (!node) continue;
    const at = node.pointer;
    const wanted = Array.isArray(value)
      ? `a list of ${value.length}`
      : typeof value === 'string'
        ? quote(value)
        : `${value}`;
    if ((node.kind === 'null') !== (value === null))
      return { reason: 'null', expected: `${name}: ${wanted}`, actual: said(node), at };
    const defect = value === null ? undefined : memberDefect(name, expected, node);
    if (defect) return { ...defect, at: `${at}${defect.at ?? ''}` };
  }
  return undefined;
}

function memberDefect(name: keyof FeedEvent, event: FeedEvent, node: JsonNode): Defect<ValueReason> | undefined {
  if (name === 'id') {
    const other = node.kind === 'number' && /^-?\d+$/.test(node.text) && BigInt(node.text) !== event.id;
    return other ? { reason: 'id', expected: `${event.id}`, actual: said(node) } : undefined;
  }
  if (name === 'title' && node.kind !== 'string')
    return { reason: 'title', expected: `the text ${quote(event.title!)}`, actual: said(node) };
  if (name === 'title' && node.kind === 'string' && !same(event.title!, node.value))
    return { reason: 'title', ...shown(event.title!, node.value) };
  if (name === 'link' && node.kind === 'string' && !sameLink(event.link!, node.value))
    return { reason: 'link', ...shown(event.link!, node.value) };
  if (name === 'type' && node.kind === 'array') return typesDefect(event.type!, node.items);
  return name === 'times' ? timesDefect(event.times!, node) : undefined;
}

/** Types may come in another order. */
function typesDefect(types: readonly (string | null)[], items: readonly JsonNode[]): Defect<ValueReason> | undefined {
  const left = [...items];
  const lacking = types.find((type) => {
    const found = left.findIndex((one) =>
      type === null ? one.kind === 'null' : one.kind === 'string' && same(type, one.value),
    );
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
  if (lacking === undefined && left.length === 0) return undefined;
  const list = items.map(said).join(', ');
  return { reason: 'type', expected: JSON.stringify(types), actual: list === '' ? 'an empty list' : list };
}

function timesDefect(times: readonly (FeedTimes | null)[], node: JsonNode): Defect<ValueReason> | undefined {
  const found = occurrencesIn(node);
  if (!found) return undefined;
  const [wanted, given] = [asked(times), found].map((all) => all.map(shape).toSorted());
  const i = wanted!.findIndex((one, at) => one !== given![at]);
  if (wanted!.length !== given!.length)
    return { reason: 'occurrences', expected: `a list of ${times.length}`, actual: `a list of ${found.length}` };
  return i < 0
    ? undefined
    : { reason: 'null', expected: `an occurrence with ${wanted![i]}`, actual: `one with ${given![i]}` };
}
