/**
 * JSON texts (RFC 8259) as they are written: with the text of each number, names that stand twice, surrogates that
 * stand alone, and the place of everything. `JSON.parse` hides all of it.
 *
 * Anchored by: RFC 8259 section 13, the published examples; JSON.parse of the platform
 */
import { Buffer } from 'node:buffer';
import { defective, type Parsed } from '../core/defect.ts';
import { attempt } from './json.ts';
import type { JsonMemory } from './json-memory.ts';
import type { JsonNode, JsonPlace } from './json-node.ts';
import { JsonScanner } from './json-scanner.ts';
import { TREE_LIMITS, type TreeLimits } from './tree-limits.ts';
import { firstInvalidUtf8 } from './utf8.ts';

/** A JSON text that was read. */
export interface ExactJson {
  readonly root: JsonNode;
  /** Members whose name the same object had before, in the order of the text. The last of one name is the one that counts. */
  readonly duplicates: readonly JsonPlace[];
  /** Strings, and objects with a name, that hold a surrogate without its partner: no Unicode (RFC 8259 section 8.2). */
  readonly loneSurrogates: readonly JsonPlace[];
}

/** `before` and `behind`: a whole JSON value, and something that is not white space in front of it or after it. */
export type JsonReason =
  | 'not-utf8'
  | 'byte-order-mark'
  | 'empty'
  | 'before'
  | 'behind'
  | 'syntax'
  | 'too-deep'
  | 'too-many';

function scan(text: string, start: number, limits: TreeLimits, memory?: JsonMemory): Parsed<ExactJson, JsonReason> {
  return attempt(() => {
    const scanner = new JsonScanner(text, start, limits, memory);
    const root = scanner.whole();
    return { root, duplicates: scanner.duplicates, loneSurrogates: scanner.loneSurrogates };
  });
}

/** Reads a JSON text. `memory`: long lists are known again from there. */
export function readExactJsonText(
  text: string,
  limits = TREE_LIMITS,
  memory?: JsonMemory,
): Parsed<ExactJson, JsonReason> {
  if (text.startsWith('\ufeff')) return defective('byte-order-mark', 'no byte order mark', 'U+FEFF', 'character 0');
  const first = text.search(/[^ \t\n\r]/);
  if (first < 0) return defective('empty', 'a JSON value', text === '' ? 'nothing' : 'white space');
  const read = scan(text, 0, limits, memory);
  // What a program says before its JSON does not begin as JSON does. One place is tried, so that this stays linear.
  const brace = text.search(/[{[]/);
  if (read.defect?.reason !== 'syntax' || brace <= first || scan(text, brace, limits).defect) return read;
  return defective('before', 'nothing before the JSON value', read.defect.actual, read.defect.at);
}

/** Reads the JSON value that begins at an offset of a text, whatever comes after it. `end` is the offset behind it. */
export function readJsonAt(
  text: string,
  start: number,
  limits = TREE_LIMITS,
  memory?: JsonMemory,
): Parsed<ExactJson & { readonly end: number }, JsonReason> {
  return attempt(() => {
    const scanner = new JsonScanner(text, start, limits, memory);
    const { root, end } = scanner.first();
    return { root, end, duplicates: scanner.duplicates, loneSurrogates: scanner.loneSurrogates };
  });
}

/** Reads a JSON text in UTF-8 without a byte order mark (RFC 8259 section 8.1). */
export function readExactJson(
  bytes: Uint8Array,
  limits = TREE_LIMITS,
  memory?: JsonMemory,
): Parsed<ExactJson, JsonReason> {
  const invalid = firstInvalidUtf8(bytes);
  if (invalid !== undefined) return defective('not-utf8', 'JSON in UTF-8', 'a byte that is not', `byte ${invalid}`);
  return readExactJsonText(Buffer.from(bytes).toString('utf8'), limits, memory);
}
