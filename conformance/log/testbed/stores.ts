/** Alterations of what a log keeps, and when it shows it. */
import { createLog, type LogRig, memoryStore, virtualStore } from '../../../src/reference/log/index.ts';
import { withParts } from './parts.ts';
import { withStore } from './store.ts';

/** A log of millions of entries that nobody stored: indices have several elements. */
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
    const other = memoryStore();
    const twin = await createLog({ ...rig, store: () => other });
    return {
      ...store,
      write: async (path, bytes) => {
        await store.write(path, bytes);
        if (path === 'checkpoint') await twin.append(taken.splice(0).map(alter));
      },
      read: (path) => (shows(path, twin.size()) ? other : store).read(path),
    };
  });
}

/** Keeps what there is of a tile or bundle so far under the full path as well. */
export function withFullNames(rig: LogRig, paths: RegExp): LogRig {
  return withStore(rig, (store) => ({
    ...store,
    write: async (path, bytes) => {
      await store.write(path, bytes);
      if (path.includes('.p/') && paths.test(path)) await store.write(path.replace(/\.p\/\d+$/, ''), bytes);
    },
  }));
}

/** Removes partial tiles and bundles as soon as the full one is written. */
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

/** Shows a new checkpoint only after so many readers have asked for it; everything else is there at once. */
export function withCheckpointsDelayed(rig: LogRig, readers: number): LogRig {
  return withStore(rig, (store) => {
    let shown: Uint8Array | undefined;
    let asked = 0;
    return {
      ...store,
      read: async (path) => {
        const latest = await store.read(path);
        if (path !== 'checkpoint') return latest;
        if (shown === undefined || (shown !== latest && ++asked > readers)) [shown, asked] = [latest, 0];
        return shown;
      },
    };
  });
}

/**
 * Shows the checkpoint of the first 300 entries to some of those who ask once the log has grown past 512. `shows` hears
 * which one of them it is, from 1: the first few are to see that the log has grown.
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
