import { cannotOpen } from '../error.ts';
import type { Parts } from '../parts.ts';
import type { Store } from '../store/store.ts';
import { catchUp } from './catch-up.ts';
import { collector } from './collector.ts';
import { type IndexFile, openIndexFile } from './index-file.ts';
import { type IndexWriter, indexWriter } from './index-writer.ts';
import { type Beginning, type KnownEntries, nameOf } from './known-entries.ts';

/** How many published entries are collected in memory before they go to the index. */
const PART = 4096;
/** How many may be in memory, before the log waits for its index. */
const MOST = 65_536;

/**
 * Known entries in a database, so that memory does not grow with the log. The database is a cache: all that it holds can be
 * read from the bundles, and no answer waits until it is on the disk. Entries go there after they are published, so that it
 * is never ahead of its log by itself; it is behind after a crash, and ahead of a folder that was restored from a copy.
 * Both are put right here, before the log goes on.
 */
export async function indexedEntries(
  file: string,
  store: Pick<Store, 'read'>,
  beginning: Beginning,
  parts: Parts,
  part = PART,
): Promise<KnownEntries> {
  const index = await caughtUp(file, store, beginning, parts);
  const underWay = new Map<string, Promise<bigint>>();
  const collected = collector();
  let writer: IndexWriter | undefined;
  let written: Promise<void> = Promise.resolve();
  let failure: { readonly cause: unknown } | undefined;
  let isOpen = true;

  const write = (): void => {
    const { part: next, done } = collected.seal();
    writer ??= indexWriter(file);
    written = writer.add(next).then(done, (cause: unknown) => {
      failure = { cause };
    });
  };

  return {
    find: (identity) => {
      const name = nameOf(identity);
      // A closed log takes nothing, whether it knows it or not.
      if (!isOpen) return undefined;
      // The index has the older entries, so that of two equal ones the first is found.
      return underWay.get(name) ?? index.find(identity) ?? collected.find(name);
    },
    add: (identity, number) => {
      const name = nameOf(identity);
      underWay.set(name, number);
      const end = () => void (underWay.get(name) === number && underWay.delete(name));
      number.then(end, end);
    },
    published: async ({ first, entries, size, root }) => {
      if (failure) throw failure.cause;
      const identities = entries.map((entry) => parts.identity(entry));
      collected.add(identities, first, { size, root });
      if (collected.open() >= part) write();
      if (collected.length() > MOST) await written;
    },
    close: async () => {
      isOpen = false;
      await written;
      await writer?.close();
      try {
        // Behind a part that failed nothing is added: the next start catches up.
        if (collected.open() > 0 && !failure) index.add(collected.seal().part);
      } catch (cause) {
        // A full disk, for example. The next start catches up here as well.
        if (!isOfSqlite(cause)) throw cause;
      } finally {
        index.close();
      }
    },
  };
}

/** The index, with all entries of the log. @throws LogError `cannot-open` where it cannot be written. */
async function caughtUp(...[file, ...log]: [string, Pick<Store, 'read'>, Beginning, Parts]): Promise<IndexFile> {
  let index: IndexFile | undefined;
  try {
    index = openIndexFile(file);
    await catchUp(index, ...log);
    return index;
  } catch (cause) {
    index?.close();
    throw isOfSqlite(cause) ? cannotOpen(file, cause) : cause;
  }
}

const isOfSqlite = (cause: unknown): boolean => (cause as NodeJS.ErrnoException).code === 'ERR_SQLITE_ERROR';
