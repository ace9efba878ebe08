/**
 * The texts of scripts, and their trees.
 *
 * Anchored by: ECMA-262 section 16.1; the parser acorn
 */

import { type Program, parse } from 'acorn';
import { type ParseResult, parseDefect, parsedValue } from '../../../core/check/parse-result.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { type ExactJson, readJsonAt } from '../../../oracle/json/exact-json.ts';
import type { JsonListCache } from '../../../oracle/json/json-list-cache.ts';

/** UTF-16 units. A tree of statements takes a hundred times the memory of its text. */
const LONGEST = 1_000_000;
/** Braces that are looked at for where the JSON begins. Those of functions stand before it. */
const BRACES = 20;

/**
 * A body with an empty object in place of its first JSON object. JSON is also an expression of ECMAScript, so the
 * script around it stays the same, and is short. `memory`: long lists are recognised from there.
 */
export function scriptAroundJson(
  text: string,
  memory?: JsonListCache,
): {
  readonly script: string;
  readonly object?: ExactJson & { readonly end: number };
} {
  let start = text.indexOf('{');
  for (let i = 0; i < BRACES && start >= 0; i++, start = text.indexOf('{', start + 1)) {
    const object = readJsonAt(text, start, undefined, memory).value;
    // The body of a function may be empty.
    if (!object || (object.end === start + 2 && text.indexOf('{', object.end) >= 0)) continue;
    return { script: `${text.slice(0, start)}{}${text.slice(object.end)}`, object };
  }
  return { script: text };
}

/** The program, or why it cannot be parsed. The syntax is the current one, in which a string may contain U+2028. */
export function readScript(text: string): ParseResult<Program, 'not-javascript' | 'too-long' | 'too-deep'> {
  if (text.length > LONGEST) return parseDefect('too-long', `at most ${LONGEST} characters`, `${text.length}`);
  try {
    return parsedValue(parse(text, { ecmaVersion: 'latest', sourceType: 'script' }));
  } catch (error) {
    const { message, pos } = error as SyntaxError & { pos?: number };
    if (message.startsWith('Not enough stack'))
      return parseDefect('too-deep', 'a script that can be read', 'one nested too deeply');
    const at = pos === undefined ? undefined : `character ${pos}`;
    return parseDefect('not-javascript', 'a script', quotedText(text), at);
  }
}
