/**
 * What a body makes of a text that was asked for as the name of a callback and is none.
 *
 * Anchored by: the bodies of Express, which strips such names; ECMA-262 section 16.1, early errors
 */
import type { Defect } from '../core/defect.ts';
import { callbackPath } from './callback.ts';
import { readExactJsonText } from './exact-json.ts';
import { quote } from './quote.ts';
import { around, callOf, pathOf, readScript } from './script-call.ts';

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
 */
export function reflectionDefect(body: string, name: string): Defect<'reflected' | 'stripped'> | undefined {
  if (name === '' || callbackPath(name) !== undefined || readExactJsonText(body).value) return undefined;
  const statements = readScript(around(body).script).value?.body.filter(({ type }) => type !== 'EmptyStatement') ?? [];
  const [statement, ...more] = statements;
  if (statement === undefined) return undefined;
  const defect = { expected: 'no script made of the name that was asked for', actual: quote(body) };
  const call = more.length === 0 ? callOf(statement)?.call : undefined;
  const path = call && pathOf(call.callee);
  if (path && call.arguments.length === 1 && call.arguments[0]!.type === 'ObjectExpression')
    return isPartOf(path.join(''), name) ? { reason: 'stripped', ...defect } : undefined;
  return body.includes(name) ? { reason: 'reflected', ...defect } : undefined;
}
