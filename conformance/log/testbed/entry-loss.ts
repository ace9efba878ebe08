/** Logs that lose or overwrite entries. */
import { createLog, type LogRig, memoryStore, type Store } from '../../../src/reference/log/index.ts';
import { withCreateRequests } from './create-requests.ts';
import { withStore } from './store.ts';

/** Serves bundles in which some entries are others than those that came in; what is signed stays as it was. */
export function withOverwrittenEntries(rig: LogRig): {
  readonly rig: LogRig;
  readonly overwrite: (body: Uint8Array) => void;
} {
  const gone = new Set<string>();
  const served = new Set<string>();
  const name = (entry: Uint8Array) => Buffer.from(entry).toString('latin1');
  const altered = withStore(rig, (store, { unbundle, bundle }) => ({
    ...store,
    read: async (path) => {
      const bytes = await store.read(path);
      // What was read once stays: that it changes is another fault.
      if (!bytes || !path.startsWith('tile/entries/') || served.has(path)) return bytes;
      const entries = unbundle(bytes);
      if (!entries?.some((entry) => gone.has(name(entry)))) {
        served.add(path);
        return bytes;
      }
      return bundle(entries.map((entry) => (gone.has(name(entry)) ? entry.toReversed() : entry)));
    },
  }));
  return { rig: altered, overwrite: (body) => gone.add(name(body)) };
}

/** Has the log come back from a restart with other entries than it had, as coherent as before. */
export function withEntriesLostAtRestart(
  rig: LogRig,
  left: (entries: readonly Uint8Array[]) => readonly Uint8Array[],
): LogRig {
  let restarts = 0;
  const lossy = withStore(rig, (store, parts) => {
    let current: Promise<Store> = Promise.resolve(store);
    let seen = 0;
    const now = (): Promise<Store> => {
      if (seen < restarts) {
        seen = restarts;
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

/** Tells what was created before the log was started again, with the answer to it. */
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

/** Everything that a store holds, by the size that its checkpoint states. */
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
