import type { Store } from './store.ts';

/** A store in memory that begins with `resources`. Bytes are not copied. */
export function memoryStore(resources: Iterable<readonly [path: string, bytes: Uint8Array]> = []): Store {
  const byPath = new Map(resources);
  return {
    read: async (path) => byPath.get(path),
    write: async (path, bytes) => {
      byPath.set(path, bytes);
    },
    remove: async (path) => {
      byPath.delete(path);
    },
    list: async (folder) => {
      const names = new Set<string>();
      for (const path of byPath.keys()) {
        if (path.startsWith(`${folder}/`)) names.add(path.slice(folder.length + 1).split('/', 1)[0]!);
      }
      return [...names];
    },
  };
}
