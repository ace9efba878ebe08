import type { Parts } from '../parts.ts';
import type { Store } from '../store/store.ts';
import type { Edge } from '../tree/right-edge.ts';

/** How many of the entries in full bundles are looked up again when a log is opened: the last ones. */
const REMEMBERED = 65_536n;

/** Which entries the log has, by what makes them the same. */
export interface KnownEntries {
  /** The index of an entry, which may still be on its way. `undefined`: the log has no such entry that it knows of. */
  find(identity: Uint8Array): Promise<bigint> | undefined;
  /** Notes an entry that is being put in. Where that fails it is forgotten: the next try is a first one. */
  add(identity: Uint8Array, index: Promise<bigint>): void;
}

/**
 * Begins with the last entries that the log had when it was opened: those at the right edge, and in the full bundles
 * before it. An older one may come in again, which Rekor v2 allows: it looks for the same entry no better than that.
 */
export async function knownEntries(
  store: Pick<Store, 'read'>,
  { size, entries }: Pick<Edge, 'size' | 'entries'>,
  parts: Pick<Parts, 'bundlePath' | 'unbundle' | 'identity'>,
): Promise<KnownEntries> {
  const known = new Map<string, Promise<bigint>>();
  const name = (identity: Uint8Array) => Buffer.from(identity).toString('latin1');
  const note = (found: readonly Uint8Array[], first: bigint) => {
    for (const [i, entry] of found.entries())
      known.set(name(parts.identity(entry)), Promise.resolve(first + BigInt(i)));
  };
  const edge = size - BigInt(entries.length);
  for (let first = edge > REMEMBERED ? edge - REMEMBERED : 0n; first < edge; first += 256n) {
    const bytes = await store.read(parts.bundlePath(first / 256n));
    note((bytes && parts.unbundle(bytes)) ?? [], first);
  }
  note(entries, edge);
  return {
    find: (identity) => known.get(name(identity)),
    add: (identity, index) => {
      const at = name(identity);
      known.set(at, index);
      index.catch(() => known.delete(at));
    },
  };
}
