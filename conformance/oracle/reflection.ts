/**
 * What a body makes of a text that was asked for as the name of a callback and is none.
 *
 * Anchored by: the bodies of Express, which strips such names; ECMA-262 section 16.1, early errors
 */
import type { Defect } from '../core/defect.ts';
import { callbackPath } from './callback.ts';
import { readExactJsonText } from './exact-json.ts';
import { quote } from './quote.ts';
import { argumentAs, argumentsOf, type Call, callAmong } from './script-call.ts';
import { isGuard, pathOf } from './script-guard.ts';
import { around, readScript } from './script-text.ts';

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
 * What is wrong with a body that answers `callback=name`, where the name is no path of identifiers. `reflected`: the
 * body is a script that runs and has the text in it. `stripped`: it calls what is left of the text without some of its
 * characters. JSON is harmless, and so is what no engine takes for a script: of that not even the beginning is run.
 * A text that is the key of a property, as in `window["a b"]`, is a text, and never run (ECMA-262 section 13.3.2).
 */
export function reflectionDefect(body: string, name: string): Defect<'reflected' | 'stripped'> | undefined {
  if (name === '' || callbackPath(name) !== undefined || readExactJsonText(body).value) return undefined;
  const statements = readScript(around(body).script).value?.body.filter(({ type }) => type !== 'EmptyStatement') ?? [];
  if (statements.length === 0) return undefined;
  const defect = { expected: 'no script made of the name that was asked for', actual: quote(body) };
  const found = callAmong(statements);
  const path = found && calledWithObject(found);
  if (path && isGuarded(found, path)) {
    // No path of identifiers is the name, so that it stands there as a text.
    if (path.includes(name) || path.join('.') === name) return undefined;
    return isPartOf(path.join(''), name) ? { reason: 'stripped', ...defect } : undefined;
  }
  return body.includes(name) ? { reason: 'reflected', ...defect } : undefined;
}

const isGuarded = ({ conditions }: Call, path: readonly string[]): boolean =>
  conditions.every(({ test, there, scope }) => isGuard(test, path, there, scope));

/** The path of the function that is called with one object, directly or by `call` or `apply`. */
function calledWithObject(found: Call): readonly string[] | undefined {
  const path = pathOf(found.callee, found.scope);
  const ways = path ? [path, path.slice(0, -1)].filter(({ length }) => length > 0) : [];
  return ways.find((one) => {
    const given = argumentsOf(found, one);
    return given?.length === 1 && argumentAs(found, given[0]!).type === 'ObjectExpression';
  });
}
