import type { IncomingMessage } from 'node:http';

const FIRST_BYTES = 16_384;

/**
 * The whole body of a message. It is copied into one buffer, because a chunk of one byte may keep a much larger buffer
 * alive. @throws Error for a body of more than `most` bytes, and where it does not come to its end.
 */
export async function boundedBody(message: IncomingMessage, most: number): Promise<Buffer> {
  let bytes = Buffer.alloc(Math.min(most, FIRST_BYTES));
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    const end = size + chunk.length;
    if (end > most) throw new Error(`a body of more than ${most} bytes`);
    if (end > bytes.length) {
      const larger = Buffer.alloc(Math.min(most, Math.max(end, 2 * bytes.length)));
      bytes.copy(larger, 0, 0, size);
      bytes = larger;
    }
    bytes.set(chunk, size);
    size = end;
  }
  return bytes.subarray(0, size);
}
