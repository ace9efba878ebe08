import type { Parts } from '../parts.ts';
import type { Store } from '../store/store.ts';
import { type Beginning, type KnownEntries, nameOf } from './known-entries.ts';

/** How many entries of full bundles, counted from the end, are read when a log is opened. */
const READ = 65_536n;
/** How many entries are remembered. */
const MOST = 1_000_000;

/**
 * Known entries in memory, of a log without a folder for an index. They begin with the last entries that the log had when
 * it was opened: those at the right edge, and in the full bundles before it. An older entry may be logged again, which
 * Rekor v2 allows: it does not look for older duplicates either.
 */
export async function rememberedEntries(
  store: Pick<Store, 'read'>,
  { size, entries }: Beginning,
  parts: Pick<Parts, 'bundlePath' | 'unbundle' | 'identity'>,
): Promise<KnownEntries> {
  const known = new Map<string, Promise<bigint> | bigint>();
  const note = (bundled: readonly Uint8Array[], first: bigint) => {
    for (const [i, entry] of bundled.entries()) known.set(nameOf(parts.identity(entry)), first + BigInt(i));
  };
  const edge = size - BigInt(entries.length);
  for (let first = edge > READ ? edge - READ : 0n; first < edge; first += 256n) {
    const bytes = await store.read(parts.bundlePath(first / 256n));
    note((bytes && parts.unbundle(bytes)) ?? [], first);
  }
  note(entries, edge);
  return {
    find: (identity) => known.get(nameOf(identity)),
    add: (identity, index) => {
      const name = nameOf(identity);
      known.set(name, index);
      index.catch(() => known.delete(name));
      if (known.size > MOST) known.delete(known.keys().next().value!);
    },
    published: async () => undefined,
    close: async () => undefined,
  };
}
