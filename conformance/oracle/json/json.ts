/**
 * Reads JSON texts (RFC 8259) of a target from bytes, and the members of their objects.
 *
 * Anchored by: RFC 8259 section 13, the published examples; RFC 3629 section 7
 */

import type { Defect } from '../../core/check/defect.ts';
import { type ParseResult, parseDefect, parsedValue } from '../../core/check/parse-result.ts';
import { asBuffer } from '../bytes/bytes.ts';
import { quotedText } from '../bytes/quoted-text.ts';
import { firstInvalidUtf8 } from '../bytes/utf8.ts';

/** An object of a JSON text. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * The value of a JSON text in UTF-8 (RFC 8259 section 8.1: UTF-8, and no byte order mark). Of members with the same
 * name the last counts, as in ECMAScript. For any bytes the result is a value or `not-json`.
 */
export function readJson(bytes: Uint8Array): ParseResult<unknown, 'not-json'> {
  const invalid = firstInvalidUtf8(bytes);
  if (invalid !== undefined) return parseDefect('not-json', 'JSON in UTF-8', 'a byte that is not', `byte ${invalid}`);
  const text = asBuffer(bytes).toString('utf8');
  try {
    return parsedValue(JSON.parse(text));
  } catch {
    // JSON.parse throws a SyntaxError, or a RangeError for a text that is nested too deeply.
    return parseDefect('not-json', 'one JSON value', quotedText(text));
  }
}

/** Whether a value is an object and not an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member that the object itself has, or undefined: protobuf JSON treats null as absent. */
export function jsonMember(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? (object[name] ?? undefined) : undefined;
}

/** A value for a person, as JSON on one short line. */
export function quoteJson(value: unknown): string {
  if (typeof value === 'string') return quotedText(value);
  if (Array.isArray(value)) return `an array of ${value.length}`;
  return isJsonObject(value) ? 'an object' : value === undefined ? 'nothing' : String(value);
}

/** Thrown by a parser to end the reading that `attemptParse` began. */
export class ParseRefusal<R extends string> extends Error {
  readonly defect: Defect<R>;
  constructor(reason: R, expected: string, actual: string, at?: string) {
    super(`${reason}: expected ${expected}, found ${actual}`);
    this.defect = parseDefect(reason, expected, actual, at).defect;
  }
}

/** The value of a parser, or the defect of the `ParseRefusal` that it threw. `R`: the reasons of its refusals. */
export function attemptParse<T, R extends string>(read: () => T): ParseResult<T, R> {
  try {
    return parsedValue(read());
  } catch (error) {
    if (error instanceof ParseRefusal) return { defect: error.defect };
    throw error;
  }
}

/**
 * A name that an object of a JSON text has twice, or undefined where all names are unique. The text must be valid for
 * `JSON.parse`. Linear time, without recursion.
 */
export function duplicateMemberName(text: string): string | undefined {
  // One set of names for each open object, undefined for an open array.
  const open: (Set<string> | undefined)[] = [];
  const tokens = /["{}[\]]/g;
  const colon = /\s*:/y;
  for (let found = tokens.exec(text); found; found = tokens.exec(text)) {
    const [token] = found;
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else {
      const end = endOfString(text, found.index);
      tokens.lastIndex = end;
      colon.lastIndex = end;
      if (!colon.test(text)) continue;
      const name: string = JSON.parse(text.slice(found.index, end));
      const names = open.at(-1)!;
      if (names.has(name)) return name;
      names.add(name);
    }
  }
  return undefined;
}

/** The index behind the string that begins at an index. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}
