import { closeSync, openSync, readSync } from 'node:fs';

/** Configurations, baselines, keys and certificates are much smaller. */
const MOST_BYTES = 4 * 2 ** 20;

/**
 * The text of a file that a person or a configuration names. A link may lead to a device without end, and a project of
 * somebody else's may have such a link. Throws the error of the file system, or an error for a file above 4 MiB.
 */
export function boundedText(file: string): string {
  const chunks: Buffer[] = [];
  const handle = openSync(file, 'r');
  try {
    for (let size = 0; ; ) {
      const chunk = Buffer.alloc(65_536);
      const read = readSync(handle, chunk);
      if (read === 0) return Buffer.concat(chunks).toString('utf8');
      size += read;
      if (size > MOST_BYTES) throw new Error(`it has more than ${MOST_BYTES / 2 ** 20} MiB`);
      chunks.push(chunk.subarray(0, read));
    }
  } finally {
    closeSync(handle);
  }
}
