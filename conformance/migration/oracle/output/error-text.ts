/**
 * Stack traces and repeated sentences in the output of a program.
 *
 * Follows: spec/migration/durable-deploy.md, "Exit and errors"
 */

/** Frames of stack traces: V8, Python, Java, Go, Rust. */
const TRACE =
  /^[ \t]+at .+(?::\d+:\d+\)?|\(<anonymous>\)|\([\w$]+\.java:\d+\))$|^Traceback \(most recent call last\):$|^goroutine \d+ \[|^stack backtrace:$/m;

/** The first frame of a stack trace in the output of a program. */
export function stackTrace(output: string): string | undefined {
  return TRACE.exec(output.replaceAll('\r', ''))?.[0].trim();
}

/** The least length of a sentence, so that headings and hints do not count. */
const SENTENCE_CHARS = 20;
/** Control sequences of terminals, such as colours (ECMA-48, section 5.4). */
const CONTROL = /\u001b\[[0-?]*[ -/]*[@-~]/g;

/** A sentence that a program printed on two lines. */
export function repeatedLine(output: string): string | undefined {
  const earlier = new Set<string>();
  for (const line of output.replace(CONTROL, '').split(/[\r\n]+/)) {
    const words = line.trim();
    if (words.length < SENTENCE_CHARS || !/[a-z]{3} +[a-z]{2}/i.test(words)) continue;
    if (earlier.has(words)) return words;
    earlier.add(words);
  }
  return undefined;
}
