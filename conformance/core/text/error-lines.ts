/** A line that names an error: `Error: …`, `TypeError [ERR_X]: …`, `web3.errors.Refused: …`. */
const ERROR = /^(?:Uncaught |Unhandled rejection )?[\w$.]*(?:Error|Exception)\b[^:]{0,40}:/;
/** Lines of a stack trace, and the line that Node prints after it. */
const TRACE = /^\s+at |^Node\.js v\d|^\s*\^+\s*$/;

/**
 * The last lines of a program's output that tell why it failed, at most so many and without blank lines: the last line
 * that names an error and the lines after it, else the last lines. A runtime that crashes prints the error above the
 * stack.
 */
export function errorLines(text: string, most: number): readonly string[] {
  const lines = text.split(/\r?\n|\r/).filter((line) => line.trim() !== '');
  const at = lines.findLastIndex((line) => ERROR.test(line));
  if (at < 0) return lines.filter((line) => !TRACE.test(line)).slice(-most);
  return lines.slice(at, at + most);
}
