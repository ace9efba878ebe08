/** Alterations of the bytes that a store returns. */
import type { LogRig, Parts, Store } from '../../../src/reference/log/index.ts';

/** Changes the store that the rig makes. Each resource and checkpoint is written by `write`, so that it can be altered. */
export function withStore(rig: LogRig, alter: (store: Store, parts: Parts) => Store | Promise<Store>): LogRig {
  return {
    ...rig,
    store: async (parts) => {
      const { publish, ...store } = await rig.store(parts);
      return alter(store, parts);
    },
  };
}

/** Changes the bytes that the store returns for some paths, before any content coding; `undefined`: missing. */
export function withStoredBytes(
  rig: LogRig,
  paths: RegExp,
  alter: (bytes: Uint8Array, path: string) => Uint8Array | undefined,
): LogRig {
  return withStore(rig, (store) => ({
    ...store,
    read: async (path) => {
      const bytes = await store.read(path);
      return bytes && paths.test(path) ? alter(bytes, path) : bytes;
    },
  }));
}
