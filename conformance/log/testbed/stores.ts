/** Alterations of the store of a log, and of when it publishes. */
import { createLog, type LogRig, memoryStore, virtualStore } from '../../../src/reference/log/index.ts';
import { withParts } from './parts.ts';
import { withStore } from './store.ts';

/** A log of millions of entries that are not stored: indices have several elements. */
export function withVirtualStore(rig: LogRig, size = 2_000_000n): LogRig {
  return { ...rig, store: virtualStore({ origin: rig.origin, size }) };
}

/**
 * Sets a second log beside the first, with entries changed, signed by the same key and as coherent as the first.
 * `shows` says for each read whether the second one answers it, in a log that is now of `size`.
 */
export function withSecondLog(
  rig: LogRig,
  alter: (entry: Uint8Array) => Uint8Array,
  shows: (path: string, size: bigint) => boolean,
): LogRig {
  const taken: Uint8Array[] = [];
  const { leafHash } = rig.parts;
  const recorded = withParts(rig, {
    leafHash: (entry) => {
      taken.push(entry);
      return leafHash(entry);
    },
  });
  return withStore(recorded, async (store) => {
    const secondStore = memoryStore();
    const twin = await createLog({ ...rig, store: () => secondStore });
    return {
      ...store,
      write: async (path, bytes) => {
        await store.write(path, bytes);
        if (path === 'checkpoint') await twin.append(taken.splice(0).map(alter));
      },
      read: (path) => (shows(path, twin.size()) ? secondStore : store).read(path),
    };
  });
}

/** Stores the present part of a tile or bundle under the full path as well. */
export function withFullNames(rig: LogRig, paths: RegExp): LogRig {
  return withStore(rig, (store) => ({
    ...store,
    write: async (path, bytes) => {
      await store.write(path, bytes);
      if (path.includes('.p/') && paths.test(path)) await store.write(path.replace(/\.p\/\d+$/, ''), bytes);
    },
  }));
}

/** Removes partial tiles and bundles as soon as the full resource is written. */
export function withoutOldPartials(rig: LogRig): LogRig {
  return withStore(rig, (store) => {
    const partials: string[] = [];
    return {
      ...store,
      write: async (path, bytes) => {
        await store.write(path, bytes);
        if (path.includes('.p/')) partials.push(path);
        for (const old of partials.filter((partial) => partial.startsWith(`${path}.p/`))) await store.remove!(old);
      },
    };
  });
}

/** Serves a new checkpoint only after a number of reads; everything else is served at once. */
export function withCheckpointsDelayed(rig: LogRig, readers: number): LogRig {
  return withStore(rig, (store) => {
    let servedCheckpoint: Uint8Array | undefined;
    let reads = 0;
    return {
      ...store,
      read: async (path) => {
        const latest = await store.read(path);
        if (path !== 'checkpoint') return latest;
        if (servedCheckpoint === undefined || (servedCheckpoint !== latest && ++reads > readers))
          [servedCheckpoint, reads] = [latest, 0];
        return servedCheckpoint;
      },
    };
  });
}

/**
 * Serves the checkpoint of the first 300 entries to some reads after the log has grown past 512. `shows` gets the
 * number of the read, from 1: the first few must get the larger tree.
 */
export function withEarlierCheckpoint(rig: LogRig, shows: (reader: number) => boolean): LogRig {
  return withStore(rig, (store) => {
    let early: Uint8Array | undefined;
    let size = 0;
    let reader = 0;
    return {
      ...store,
      write: async (path, bytes) => {
        if (path === 'checkpoint') size = Number(Buffer.from(bytes).toString().split('\n')[1]);
        if (path === 'checkpoint' && size === 300) early = bytes;
        await store.write(path, bytes);
      },
      read: async (path) => (path === 'checkpoint' && size > 512 && shows(++reader) ? early : store.read(path)),
    };
  });
}
