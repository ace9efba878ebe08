/**
 * Reads JSON texts (RFC 8259) as they are written: with the text of each number, duplicate names, lone surrogates, and
 * the offset of every value. `JSON.parse` hides all of these.
 *
 * Anchored by: RFC 8259 section 13, the published examples; JSON.parse of the platform
 */

import { type ParseResult, parseDefect } from '../../core/check/parse-result.ts';
import { asBuffer } from '../bytes/bytes.ts';
import { firstInvalidUtf8 } from '../bytes/utf8.ts';
import { attemptParse } from './json.ts';
import type { JsonListCache } from './json-list-cache.ts';
import type { JsonLocation, JsonNode } from './json-node.ts';
import { JsonScanner } from './json-scanner.ts';
import { TREE_LIMITS, type TreeLimits } from './tree-limits.ts';

/** A JSON text without a syntax error. */
export interface ExactJson {
  readonly root: JsonNode;
  /** Members whose name the object already has, in the order of the text. The last member with a name counts. */
  readonly duplicates: readonly JsonLocation[];
  /** Strings, and objects with a name, that contain a lone surrogate, which is not Unicode (RFC 8259 section 8.2). */
  readonly loneSurrogates: readonly JsonLocation[];
}

/** `before` and `behind`: something other than white space in front of a whole JSON value, or after it. */
export type JsonDefectReason =
  | 'not-utf8'
  | 'byte-order-mark'
  | 'empty'
  | 'before'
  | 'behind'
  | 'syntax'
  | 'too-deep'
  | 'too-many';

function scan(
  text: string,
  start: number,
  limits: TreeLimits,
  memory?: JsonListCache,
): ParseResult<ExactJson, JsonDefectReason> {
  return attemptParse(() => {
    const scanner = new JsonScanner(text, start, limits, memory);
    const root = scanner.whole();
    return { root, duplicates: scanner.duplicates, loneSurrogates: scanner.loneSurrogates };
  });
}

/** Reads a JSON text. `memory`: a cache of long lists that were read before. */
export function readExactJsonText(
  text: string,
  limits = TREE_LIMITS,
  memory?: JsonListCache,
): ParseResult<ExactJson, JsonDefectReason> {
  if (text.startsWith('\ufeff')) return parseDefect('byte-order-mark', 'no byte order mark', 'U+FEFF', 'character 0');
  const first = text.search(/[^ \t\n\r]/);
  if (first < 0) return parseDefect('empty', 'a JSON value', text === '' ? 'nothing' : 'white space');
  const read = scan(text, 0, limits, memory);
  // A program may print text before its JSON. Only the first brace or bracket is tried, which keeps the time linear.
  const brace = text.search(/[{[]/);
  if (read.defect?.reason !== 'syntax' || brace <= first || scan(text, brace, limits).defect) return read;
  return parseDefect('before', 'nothing before the JSON value', read.defect.actual, read.defect.at);
}

/**
 * Reads the JSON value that begins at an offset of a text, and ignores what follows. `end` is the offset after the
 * value.
 */
export function readJsonAt(
  text: string,
  start: number,
  limits = TREE_LIMITS,
  memory?: JsonListCache,
): ParseResult<ExactJson & { readonly end: number }, JsonDefectReason> {
  return attemptParse(() => {
    const scanner = new JsonScanner(text, start, limits, memory);
    const { root, end } = scanner.first();
    return { root, end, duplicates: scanner.duplicates, loneSurrogates: scanner.loneSurrogates };
  });
}

/** Reads a JSON text in UTF-8 without a byte order mark (RFC 8259 section 8.1). */
export function readExactJson(
  bytes: Uint8Array,
  limits = TREE_LIMITS,
  memory?: JsonListCache,
): ParseResult<ExactJson, JsonDefectReason> {
  const invalid = firstInvalidUtf8(bytes);
  if (invalid !== undefined) return parseDefect('not-utf8', 'JSON in UTF-8', 'a byte that is not', `byte ${invalid}`);
  return readExactJsonText(asBuffer(bytes).toString('utf8'), limits, memory);
}
