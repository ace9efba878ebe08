/** Words that cannot be a function's name (ECMA-262, "Keywords and Reserved Words", and those of older editions). */
const RESERVED = new Set(
  `await break case catch class const continue debugger default delete do else enum export extends false finally for
  function if implements import in instanceof interface let new null package private protected public return static
  super switch this throw true try typeof var void while with yield`.split(/\s+/),
);
const DOTTED = /^[A-Za-z_$][\w$]*(?:\[\d{1,9}\])?(?:\.[A-Za-z_$][\w$]*(?:\[\d{1,9}\])?)*$/;
const LONGEST = 128;

/**
 * The function that a JSONP request names, from the values of `callback` in its query. `undefined`: the parameter is
 * absent or empty; `null`: the name is refused. A name consists of ASCII identifiers joined by dots, each of which may
 * have an index, up to 128 characters, without reserved words. Any other name is refused and never corrected: a name
 * without the bad characters would call another function.
 */
export function callback(given: readonly string[]): string | null | undefined {
  const [name = ''] = given;
  if (given.length > 1) return null;
  if (name === '') return undefined;
  if (name.length > LONGEST || !DOTTED.test(name)) return null;
  return name.split(/[.[\]]+/).some((word) => RESERVED.has(word)) ? null : name;
}
