/** What stands outside of quotes, piece by piece: the last one begins a text in double quotes. */
const OUTSIDE = /[^\s;|&()<>{}$'"\\`]+|[ \t]+|\$(?:\{\w+\}|(?![{('"]))|\\[^\n]|'[^'\n]*'|"/y;
/** The same within double quotes. Their end does not depend on a nested command or expansion. */
const WITHIN = /[^"$\\`\n]+|\$(?:\{\w+\}|(?![{('"]))|\\[^\n]|"/y;

/** The first word: a path, or a name. A setting or an expansion may bring another command. */
const PROGRAM = /^[ \t]*(?!#)(?:[\w.-]+(?=[ \t]|$)|[^\s/=]*\/)/;
/** Builtins that go on with commands of their own, or put the program in the place of the shell. */
const BUILTIN = /^[ \t]*(?:\.|builtin|command|eval|exec|source)(?:[ \t]|$)/;

/** Whether a line of `/bin/sh` is one program with its arguments, after which the shell does nothing else. */
export function isOneProgram(line: string): boolean {
  if (!PROGRAM.test(line) || BUILTIN.test(line)) return false;
  let isQuoted = false;
  for (let at = 0; at < line.length; ) {
    const pieces = isQuoted ? WITHIN : OUTSIDE;
    pieces.lastIndex = at;
    const [piece] = pieces.exec(line) ?? [];
    if (piece === undefined) return false;
    if (piece === '"') isQuoted = !isQuoted;
    at += piece.length;
  }
  return !isQuoted;
}
