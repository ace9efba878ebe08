/**
 * The use of a text in a body that was given as the name of a callback and is not a valid name.
 *
 * Anchored by: the bodies of Express, which strips such names; ECMA-262 section 16.1, early errors
 */
import type { Defect } from '../../../core/check/defect.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { readExactJsonText } from '../../../oracle/json/exact-json.ts';
import { callbackPath } from './callback.ts';
import { callArguments, callOfStatements, resolvedArgument, type ScriptCall } from './script-call.ts';
import { isCallbackGuard, memberPath } from './script-guard.ts';
import { readScript, scriptAroundJson } from './script-text.ts';

/** Whether the characters of one text stand in the other, in their order. */
function isPartOf(part: string, whole: string): boolean {
  let at = 0;
  for (const char of part) {
    at = whole.indexOf(char, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/**
 * The defect of a body that answers `callback=name`, if the name is not a path of identifiers. `reflected`: the body is
 * a script that runs and contains the text. `stripped`: it calls the text without some of its characters. JSON is
 * harmless, and so is a body that is not a script for any engine, since not even its beginning is run. A text that is
 * the key of a property, as in `window["a b"]`, is a text, and never run (ECMA-262 section 13.3.2).
 */
export function reflectionDefect(body: string, name: string): Defect<'reflected' | 'stripped'> | undefined {
  if (name === '' || callbackPath(name) !== undefined || readExactJsonText(body).value) return undefined;
  const statements =
    readScript(scriptAroundJson(body).script).value?.body.filter(({ type }) => type !== 'EmptyStatement') ?? [];
  if (statements.length === 0) return undefined;
  const defect = { expected: 'no script made of the name that was asked for', actual: quotedText(body) };
  const found = callOfStatements(statements);
  const path = found && calledWithObject(found);
  if (path && isGuarded(found, path)) {
    // No path of identifiers is the name, so that it stands there as a text.
    if (path.includes(name) || path.join('.') === name) return undefined;
    return isPartOf(path.join(''), name) ? { reason: 'stripped', ...defect } : undefined;
  }
  return body.includes(name) ? { reason: 'reflected', ...defect } : undefined;
}

const isGuarded = ({ conditions }: ScriptCall, path: readonly string[]): boolean =>
  conditions.every(({ test, there, scope }) => isCallbackGuard(test, path, there, scope));

/** The path of the function that is called with one object, directly or by `call` or `apply`. */
function calledWithObject(found: ScriptCall): readonly string[] | undefined {
  const path = memberPath(found.callee, found.scope);
  const ways = path ? [path, path.slice(0, -1)].filter(({ length }) => length > 0) : [];
  return ways.find((way) => {
    const given = callArguments(found, way);
    return given?.length === 1 && resolvedArgument(found, given[0]!).type === 'ObjectExpression';
  });
}
