import type { Parts } from '../parts.ts';
import type { Store } from '../store/store.ts';
import type { Edge } from '../tree/right-edge.ts';

/** How many entries of full bundles, counted from the end, are read when a log is opened. */
const REMEMBERED = 65_536n;

/** The entries of the log, by identity. */
export interface KnownEntries {
  /** The index of an entry, which may still be unpublished. `undefined`: the log knows no such entry. */
  find(identity: Uint8Array): Promise<bigint> | undefined;
  /**
   * Notes an entry that is being appended. Where appending fails the entry is forgotten, so that it can be sent again.
   */
  add(identity: Uint8Array, index: Promise<bigint>): void;
}

/**
 * Begins with the last entries that the log had when it was opened: those at the right edge, and in the full bundles
 * before it. An older entry may be logged again, which Rekor v2 allows: it does not look for older duplicates either.
 */
export async function knownEntries(
  store: Pick<Store, 'read'>,
  { size, entries }: Pick<Edge, 'size' | 'entries'>,
  parts: Pick<Parts, 'bundlePath' | 'unbundle' | 'identity'>,
): Promise<KnownEntries> {
  const known = new Map<string, Promise<bigint>>();
  const name = (identity: Uint8Array) => Buffer.from(identity).toString('latin1');
  const note = (bundled: readonly Uint8Array[], first: bigint) => {
    for (const [i, entry] of bundled.entries())
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
