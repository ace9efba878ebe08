/** Collects bytes in one buffer, up to a limit. */
export interface ByteSink {
  /** Copies the chunk; beyond the limit it is only counted. */
  add(chunk: Uint8Array): void;
  /** How many bytes were added, in all. */
  length(): number;
  /** The bytes that were kept. */
  bytes(): Buffer;
}

/**
 * A sink for at most `limit` bytes. It copies because a chunk of one byte may keep a buffer of 64 KiB alive: the memory
 * depends on how many bytes come, not on how many chunks they come in.
 */
export function byteSink(limit: number): ByteSink {
  let buffer = Buffer.alloc(0);
  let length = 0;
  return {
    add: (chunk) => {
      const from = length;
      length += chunk.length;
      if (length > limit) return;
      if (length > buffer.length) {
        const larger = Buffer.alloc(Math.min(limit, Math.max(length, 2 * buffer.length, 4096)));
        buffer.copy(larger, 0, 0, from);
        buffer = larger;
      }
      buffer.set(chunk, from);
    },
    length: () => length,
    bytes: () => buffer.subarray(0, Math.min(length, buffer.length)),
  };
}
