/** Logs that lose or overwrite entries. */
import { createLog, type LogRig, memoryStore, type Store } from '../../../src/reference/log/index.ts';
import { withCreateRequests } from './create-requests.ts';
import { withStore } from './store.ts';

/** Serves bundles in which some entries have other bytes than were accepted; the signed tree stays the same. */
export function withOverwrittenEntries(rig: LogRig): {
  readonly rig: LogRig;
  readonly overwrite: (body: Uint8Array) => void;
} {
  const overwritten = new Set<string>();
  const served = new Map<string, Uint8Array>();
  const name = (entry: Uint8Array) => Buffer.from(entry).toString('latin1');
  const altered = withStore(rig, (store, { unbundle, bundle }) => ({
    ...store,
    read: async (path) => {
      // A bundle that was read once stays as it is: to change it is another fault.
      const bytes = served.get(path) ?? (await store.read(path));
      if (!bytes || !path.startsWith('tile/entries/') || served.has(path)) return bytes;
      const entries = unbundle(bytes);
      const hasOverwritten = entries?.some((entry) => overwritten.has(name(entry)));
      const hashOfOther = hasOverwritten
        ? bundle(entries!.map((entry) => (overwritten.has(name(entry)) ? entry.toReversed() : entry)))
        : bytes;
      served.set(path, hashOfOther);
      return hashOfOther;
    },
  }));
  return { rig: altered, overwrite: (body) => overwritten.add(name(body)) };
}

/** A log with other entries after a restart than before, in a consistent tree. */
export function withEntriesLostAtRestart(
  rig: LogRig,
  left: (entries: readonly Uint8Array[]) => readonly Uint8Array[],
): LogRig {
  let restarts = 0;
  const lossy = withStore(rig, (store, parts) => {
    let current: Promise<Store> = Promise.resolve(store);
    let starts = 0;
    const now = (): Promise<Store> => {
      if (starts < restarts) {
        starts = restarts;
        current = current.then(async (old) => {
          const fresh = memoryStore();
          const log = await createLog({ ...rig, store: () => fresh });
          await log.append(left(await storedEntries(old, parts)));
          return fresh;
        });
      }
      return current;
    };
    return {
      read: async (path) => (await now()).read(path),
      write: async (path, bytes) => (await now()).write(path, bytes),
    };
  });
  return { ...lossy, restarted: () => restarts++ };
}

/** Reports each entry that was created before the restart, with its answer. */
export function withAnswersBeforeRestart(rig: LogRig): {
  readonly rig: LogRig;
  readonly earlier: (body: string) => Response | undefined;
} {
  const answered = new Map<string, Response>();
  let old: ReadonlyMap<string, Response> = new Map();
  const watched = withCreateRequests(rig, async ({ body, next }) => {
    const response = await next();
    if (response.status === 201) answered.set(body, response.clone());
    return response;
  });
  return { rig: { ...watched, restarted: () => (old = new Map(answered)) }, earlier: (body) => old.get(body) };
}

/** All entries of a store, by the size in its checkpoint. */
async function storedEntries(store: Store, { bundlePath, unbundle }: LogRig['parts']): Promise<Uint8Array[]> {
  const text = Buffer.from((await store.read('checkpoint')) ?? '').toString();
  const size = BigInt(text.split('\n')[1] ?? 0);
  const entries: Uint8Array[] = [];
  for (let index = 0n; index * 256n < size; index++) {
    const width = index === size / 256n ? Number(size % 256n) : undefined;
    const bytes = (await store.read(bundlePath(index, width))) ?? (await store.read(bundlePath(index)));
    entries.push(...((bytes && unbundle(bytes)) ?? []).slice(0, width));
  }
  return entries;
}
