/** The body of a node's answer, within limits. */

/**
 * No answer that a migration needs is larger: at 8 gas a byte (Yellow Paper, appendix G) the logs of a transaction with
 * 30 million gas take 8 MB in hex.
 */
const MOST_BYTES = 16 * 2 ** 20;
const FIRST_BYTES = 16_384;

/** No answer that a migration needs has more levels. */
const MOST_LEVELS = 100;

/**
 * Whether a JSON text has lists and objects within one another at no more levels than an answer of a node. Each level takes
 * much more memory than its bracket.
 */
export function isShallow(text: string): boolean {
  let levels = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '"') inString = !inString;
    else if (inString) at += letter === '\\' ? 1 : 0;
    else if (letter === '[' || letter === '{') levels++;
    else if (letter === ']' || letter === '}') levels--;
    if (levels > MOST_LEVELS) return false;
  }
  return true;
}

/** An answer that is larger than any that a migration needs. */
export class TooLarge extends Error {
  constructor() {
    super(`it answered with more than ${MOST_BYTES / 2 ** 20} MiB`);
  }
}

/**
 * The whole body, as text. It is copied into one buffer, because a chunk of one byte may keep a much larger buffer alive.
 * Rejects with TooLarge, and reads no further.
 */
export async function answerText(body: AsyncIterable<Uint8Array>): Promise<string> {
  let bytes = Buffer.alloc(FIRST_BYTES);
  let size = 0;
  for await (const chunk of body) {
    const end = size + chunk.length;
    if (end > MOST_BYTES) throw new TooLarge();
    if (end > bytes.length) {
      const larger = Buffer.alloc(Math.min(MOST_BYTES, Math.max(end, 2 * bytes.length)));
      bytes.copy(larger, 0, 0, size);
      bytes = larger;
    }
    bytes.set(chunk, size);
    size = end;
  }
  return bytes.toString('utf8', 0, size);
}
