/** Short ways to alter a log rig, so that a fault's file says only what is altered. */
import type { LogRig, Parts, Store } from '../../src/reference/log/index.ts';

/** Replaces parts. */
export function withParts(rig: LogRig, parts: Partial<Parts>): LogRig {
  return { ...rig, parts: { ...rig.parts, ...parts } };
}

/** Takes only some algorithms. */
export function withAlgorithms(
  rig: LogRig,
  takes: (algorithm: NonNullable<ReturnType<Parts['algorithmOf']>>) => boolean,
): LogRig {
  return withParts(rig, {
    algorithmOf: (keyDetails) => {
      const algorithm = rig.parts.algorithmOf(keyDetails);
      return algorithm && takes(algorithm) ? algorithm : undefined;
    },
  });
}

/** Changes the store that the rig makes. */
export function withStore(rig: LogRig, alter: (store: Store, parts: Parts) => Store | Promise<Store>): LogRig {
  return { ...rig, store: async (parts) => alter(await rig.store(parts), parts) };
}

/** Changes the bytes that the store hands out under some paths, before any content coding; `undefined`: not there. */
export function withStored(
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

/** Changes the text of the checkpoint before it is signed, so that the signature is over what is served. */
export function withText(rig: LogRig, alter: (text: string) => string): LogRig {
  return withParts(rig, { checkpointText: (...head) => alter(rig.parts.checkpointText(...head)) });
}

/** Changes every entry as if it had come so: hash and bundle agree. */
export function withEntries(rig: LogRig, alter: (entry: Uint8Array) => Uint8Array): LogRig {
  const { leafHash, bundle } = rig.parts;
  return withParts(rig, {
    leafHash: (entry) => leafHash(alter(entry)),
    bundle: (entries) => bundle(entries.map(alter)),
  });
}

/** The extension line by which Rekor v2 says that a log is frozen. */
export const FROZEN = 'Log frozen — Wed Aug 19 06:42:17 UTC 2026\n';

/** The paths of tiles, of bundles, of both. */
export const TILES = /^tile\/\d+\//;
export const BUNDLES = /^tile\/entries\//;
export const TILES_AND_BUNDLES = /^tile\//;
