/**
 * JSONP bodies, read as scripts that are never run: one call of the callback with one JSON value.
 *
 * Anchored by: the forms in which Express, jQuery's documentation and json-p.org write them; ECMA-262 sections 13.3, 14
 */

import type { AnyNode } from 'acorn';
import { type ParseResult, parseDefect, parsedValue } from '../../../core/check/parse-result.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import {
  type ExactJson,
  type JsonDefectReason,
  readExactJsonText,
  readJsonAt,
} from '../../../oracle/json/exact-json.ts';
import type { JsonListCache } from '../../../oracle/json/json-list-cache.ts';
import { callbackPath } from './callback.ts';
import { callArguments, callOfStatements, resolvedArgument } from './script-call.ts';
import { statementsWithEffect } from './script-effects.ts';
import { isCallbackGuard, memberPath, type ScriptScope } from './script-guard.ts';
import { readScript, scriptAroundJson } from './script-text.ts';

/** What a JSONP body says. */
export interface Jsonp {
  /** What the callback is called with. Offsets count from the start of the body, or of the text that it parses. */
  readonly json: ExactJson;
  /** Whether it is called only where it is a function, or is there at all. */
  readonly guarded: boolean;
  /** Whether a comment stands before all else, so that no asker writes the first bytes. */
  readonly comment: boolean;
}

export type JsonpReason =
  | 'not-javascript'
  | 'not-wrapped'
  | 'other-call'
  | 'several-statements'
  | 'argument-count'
  | 'argument-string'
  | 'not-an-object'
  | 'not-json-literal'
  | 'too-long'
  | 'too-deep'
  | 'too-many';

type Leading = ExactJson & { readonly end: number };

/** The text of `JSON.parse('…')`, which scripts use for a long object since it is parsed faster than a literal. */
function parsedText(node: AnyNode, scope: ScriptScope): string | undefined {
  if (node.type !== 'CallExpression' || memberPath(node.callee, scope)?.join('.') !== 'JSON.parse') return undefined;
  const [text, ...more] = node.arguments;
  if (more.length > 0) return undefined;
  if (text?.type === 'Literal' && typeof text.value === 'string') return text.value;
  if (text?.type !== 'TemplateLiteral' || text.expressions.length > 0) return undefined;
  return text.quasis[0]?.value.cooked ?? undefined;
}

/** All of a text as JSON. */
function readWhole(text: string): ParseResult<Leading, JsonDefectReason> {
  const { value, defect } = readExactJsonText(text);
  return value ? parsedValue({ ...value, end: text.length }) : { defect };
}

/** Judges a body. `known` is the JSON that the empty object at its offset replaces, and has to be the argument. */
function readCall(
  text: string,
  name: string,
  path: readonly string[],
  known?: Leading,
): ParseResult<Jsonp, JsonpReason> {
  const expected = `one call ${name}({…})`;
  const script = readScript(text);
  if (script.defect) return { defect: { ...script.defect, expected } };
  const statements = statementsWithEffect(script.value.body);
  const found = callOfStatements(script.value.body);
  if (found === undefined && statements.length > 1)
    return parseDefect('several-statements', expected, quotedText(text), `character ${statements[1]!.start}`);
  if (found === undefined) return parseDefect('not-wrapped', expected, quotedText(text));
  const { call, conditions } = found;
  const given = callArguments(found, path);
  const guarded = conditions.every(({ test, there, scope }) => isCallbackGuard(test, path, there, scope));
  if (!given || !guarded) return parseDefect('other-call', expected, quotedText(text));
  const argument = given[0] && resolvedArgument(found, given[0]);
  if (argument === undefined || given.length > 1)
    return parseDefect('argument-count', 'one argument', `${given.length}`, `character ${call.start}`);
  const shown = quotedText(text.slice(argument.start, argument.end));
  const at = `character ${argument.start}`;
  if (argument.type === 'Literal' && typeof argument.value === 'string')
    return parseDefect('argument-string', 'a JSON object', shown, at);
  const written = parsedText(argument, found.scope);
  if (written !== undefined && known !== undefined)
    // What a literal says is seen in the whole script alone.
    return parseDefect('too-long', expected, shown, at);
  const stands = argument.type === 'ObjectExpression' && argument.end === argument.start + 2;
  const read =
    written !== undefined
      ? readWhole(written)
      : stands && known?.root.offset === argument.start
        ? { value: known }
        : readJsonAt(text, argument.start);
  if (read.defect?.reason === 'too-deep' || read.defect?.reason === 'too-many')
    return { defect: { ...read.defect, reason: read.defect.reason } };
  if (read.defect) return parseDefect('not-json-literal', 'JSON as the argument', read.defect.actual, read.defect.at);
  const { end, ...json } = read.value;
  if (written === undefined && read.value !== known && (known !== undefined || end !== argument.end))
    return parseDefect('not-json-literal', 'JSON as the argument', shown, at);
  if (json.root.kind !== 'object') return parseDefect('not-an-object', 'a JSON object', shown, at);
  return parsedValue({ json, guarded: conditions.length > 0, comment: /^\s*\/[*/]/.test(text) });
}

/**
 * Reads the body of an answer to `callback=name`, which has to be a path of identifiers. `memory`: long lists are known
 * again from there.
 */
export function readJsonp(text: string, name: string, memory?: JsonListCache): ParseResult<Jsonp, JsonpReason> {
  const path = callbackPath(name);
  if (path === undefined) throw new RangeError(`no name of a callback: ${quotedText(name)}`);
  const { script, object } = scriptAroundJson(text, memory);
  const short = readCall(script, name, path, object);
  if (short.value) return short;
  if (readExactJsonText(text, undefined, memory).value)
    return parseDefect('not-wrapped', `one call ${name}({…})`, 'JSON alone');
  const whole = readCall(text, name, path);
  return whole.defect?.reason === 'too-long' ? short : whole;
}
