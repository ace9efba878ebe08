/** Object storage in memory, for tests. */
import { createHash } from 'node:crypto';
import type { Objects } from './objects.ts';

/** An operation that changes something. */
export interface ObjectPut {
  readonly path: string;
  /** Carries it out. */
  readonly done: () => string | undefined;
}

/** Objects in memory; `around` stands between a writer and the storage. */
export function memoryObjects(
  stored = new Map<string, Uint8Array>(),
  around: (put: ObjectPut) => Promise<string | undefined> = async ({ done }) => done(),
): Objects & { readonly stored: Map<string, Uint8Array> } {
  // As S3 makes it of an object that is sent in one request: equal bytes have equal tags.
  const etagOf = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');
  const tagOf = (path: string) => {
    const bytes = stored.get(path);
    return bytes && etagOf(bytes);
  };
  return {
    stored,
    address: 's3://logs/test',
    get: async (path) => {
      const bytes = stored.get(path);
      return bytes && { bytes, etag: etagOf(bytes) };
    },
    put: async (path, bytes, onlyIf) => {
      const copy = Uint8Array.from(bytes);
      const done = () => {
        if (onlyIf && tagOf(path) !== onlyIf.etag) return undefined;
        stored.set(path, copy);
        return etagOf(copy);
      };
      return around({ path, done });
    },
    list: async (path) => [...stored.keys()].filter((key) => key.startsWith(`${path}/`)),
  };
}
