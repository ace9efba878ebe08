/** A line that says what went wrong: `Error: …`, `TypeError [ERR_X]: …`, `web3.errors.Refused: …`. */
const ERROR = /^(?:Uncaught |Unhandled rejection )?(?:[\w$]+\.)*[\w$]*(?:Error|Exception)\b[^:]{0,40}:/;
/** Of a stack, and the words of Node after one. */
const TRACE = /^\s+at |^Node\.js v\d|^\s*\^+\s*$/;

/**
 * What a program said in the end, so many lines at most and none that is blank: the last line that names an error, with what
 * follows it, where there is one; else its last lines. A runtime that crashes says what went wrong above the stack.
 */
export function errorLines(text: string, most: number): readonly string[] {
  const lines = text.split(/\r?\n|\r/).filter((line) => line.trim() !== '');
  const at = lines.findLastIndex((line) => ERROR.test(line));
  if (at < 0) return lines.filter((line) => !TRACE.test(line)).slice(-most);
  return lines.slice(at, at + most);
}
