/** A word of a command line: its text without quotes, and its place in the line. */
export interface ShellWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Characters that end a word outside of quotes (POSIX shell, section 2.3). */
const BETWEEN = /[\s;&|()<>]/;

/**
 * The words of a command line, with quotes and backslashes removed (POSIX shell, section 2.2). Expansions stay as they are
 * written. A quote without its end reaches to the end of the line.
 */
export function shellWords(line: string): readonly ShellWord[] {
  const words: ShellWord[] = [];
  for (let at = 0; at < line.length; ) {
    if (BETWEEN.test(line[at]!)) {
      at++;
      continue;
    }
    const start = at;
    const pieces: string[] = [];
    while (at < line.length && !BETWEEN.test(line[at]!)) {
      const { text, end } = pieceAt(line, at);
      pieces.push(text);
      at = end;
    }
    words.push({ text: pieces.join(''), start, end: at });
  }
  return words;
}

/** A quoted part, an escaped character, or the characters up to the next of these. */
function pieceAt(line: string, at: number): { readonly text: string; readonly end: number } {
  const quote = line[at]!;
  if (quote === '\\') return { text: line[at + 1] ?? '', end: Math.min(line.length, at + 2) };
  if (quote === "'") {
    const close = line.indexOf("'", at + 1);
    const end = close < 0 ? line.length : close;
    return { text: line.slice(at + 1, end), end: Math.min(line.length, end + 1) };
  }
  if (quote !== '"') {
    let end = at;
    while (end < line.length && !/[\s;&|()<>\\'"]/.test(line[end]!)) end++;
    return { text: line.slice(at, end), end };
  }
  let text = '';
  let end = at + 1;
  for (; end < line.length && line[end] !== '"'; end++) {
    if (line[end] === '\\' && /["\\$`]/.test(line[end + 1] ?? '')) end++;
    text += line[end];
  }
  return { text, end: Math.min(line.length, end + 1) };
}
