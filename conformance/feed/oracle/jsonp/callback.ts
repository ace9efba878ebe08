/**
 * The names of JSONP callbacks: paths of identifiers, as `cb`, `app.cb`, `app.cbs[0]`.
 *
 * Anchored by: ECMA-262 sections 12.7 and 13.3.2, identifier names and property accessors
 */
import { parse } from 'acorn';

const IDENTIFIER = '[\\p{ID_Start}$_][\\p{ID_Continue}$\\u200c\\u200d]*';
const PATH = new RegExp(`^${IDENTIFIER}(?:\\.${IDENTIFIER}|\\[(?:0|[1-9]\\d*)\\])*$`, 'u');

/** The names of the global object, whose members are the variables that callbacks are. */
const GLOBALS: readonly string[] = ['window', 'self', 'globalThis', 'this'];

/** The keys of a path without the global object in front. */
export function withoutGlobal(keys: readonly string[]): readonly string[] {
  return keys.length > 1 && GLOBALS.includes(keys[0]!) ? keys.slice(1) : keys;
}

/** The keys along a path, or undefined if the text is not a path: `app.cbs[0]` is app, cbs, 0. */
export function callbackPath(name: string): readonly string[] | undefined {
  if (!PATH.test(name)) return undefined;
  try {
    // Reserved words are no names of variables.
    parse(`${name}()`, { ecmaVersion: 'latest', sourceType: 'script' });
  } catch {
    return undefined;
  }
  return withoutGlobal(name.match(/[^.[\]]+/g)!);
}
