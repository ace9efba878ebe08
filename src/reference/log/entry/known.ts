import type { Parts } from '../parts.ts';
import type { Store } from '../store.ts';

/** How many of the entries that a log had when it was opened are looked up again: the last ones. */
const REMEMBERED = 65_536n;

/** Which entries the log has, by what makes them the same. */
export interface KnownEntries {
  /** The index of an entry, which may still be on its way. `undefined`: the log has no such entry that it knows of. */
  find(identity: Uint8Array): Promise<bigint> | undefined;
  /** Notes an entry that is being put in. Where that fails it is forgotten: the next try is a first one. */
  add(identity: Uint8Array, index: Promise<bigint>): void;
}

/**
 * Begins with the last entries that the log had when it was opened, of which the store has the bundles. An older one
 * may come in again, which Rekor v2 allows: it looks for the same entry no better than that.
 */
export async function knownEntries(store: Pick<Store, 'read'>, size: bigint, parts: Parts): Promise<KnownEntries> {
  const known = new Map<string, Promise<bigint>>();
  const name = (identity: Uint8Array) => Buffer.from(identity).toString('latin1');
  const lowest = size > REMEMBERED ? size - REMEMBERED : 0n;
  for (let bundle = lowest / 256n; bundle * 256n < size; bundle++) {
    const width = bundle === size / 256n ? Number(size % 256n) : undefined;
    const bytes = (await store.read(parts.bundlePath(bundle, width))) ?? (await store.read(parts.bundlePath(bundle)));
    for (const [i, entry] of ((bytes && parts.unbundle(bytes)) ?? []).slice(0, width).entries())
      known.set(name(parts.identity(entry)), Promise.resolve(bundle * 256n + BigInt(i)));
  }
  return {
    find: (identity) => known.get(name(identity)),
    add: (identity, index) => {
      const at = name(identity);
      known.set(at, index);
      index.catch(() => known.delete(at));
    },
  };
}
