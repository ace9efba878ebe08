/**
 * Stack traces and repeated sentences in the output of a program.
 *
 * Follows: spec/migration/durable-deploy.md, "Exit and errors"
 */

/** Frames of stack traces: V8, Python, Java, Go, Rust. */
const TRACE =
  /^[ \t]+at .+(?::\d+:\d+\)?|\(<anonymous>\)|\([\w$]+\.java:\d+\))$|^Traceback \(most recent call last\):$|^goroutine \d+ \[|^stack backtrace:$/m;

/** The first frame of a stack trace in what a program said. */
export function stackTrace(said: string): string | undefined {
  return TRACE.exec(said.replaceAll('\r', ''))?.[0].trim();
}

/** As long as a sentence is, so that headings and hints do not count. */
const SENTENCE_CHARS = 20;
/** Of terminals: colours and the like (ECMA-48, section 5.4). */
const CONTROL = /\u001b\[[0-?]*[ -/]*[@-~]/g;

/** A line of words that stands twice in what a program said. */
export function repeatedLine(said: string): string | undefined {
  const seen = new Set<string>();
  for (const line of said.replace(CONTROL, '').split(/[\r\n]+/)) {
    const words = line.trim();
    if (words.length < SENTENCE_CHARS || !/[a-z]{3,} +[a-z]{2,}/i.test(words)) continue;
    if (seen.has(words)) return words;
    seen.add(words);
  }
  return undefined;
}
