import type { LogRig } from '../../../../src/reference/log/rig.ts';
import { logFault } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';
import { withStore, withStoredBytes } from '../../testbed/store.ts';

export const fullBundleDiffersFromThePartialOne = logFault({
  text: 'puts the entries of a bundle in another order when it becomes full',
  breaks: 'LOG-GR-002',
  caughtBy: ['log/growth/partials-stay#changed'],
  // The bundle no longer belongs to its tile either.
  alsoFails: ['log/tiles/match-entries#leaf-hash', 'log/growth/published#lost'],
  install: (rig) =>
    withStoredBytes(rig, /^tile\/entries\/001$/, (bytes) =>
      rig.parts.bundle([...rig.parts.unbundle(bytes)!].reverse()),
    ),
});

export const oldPartialsRefusedWith400 = logFault({
  text: 'refuses the partial tiles of a size with 400 as soon as the next size is published',
  breaks: 'LOG-GR-002',
  caughtBy: ['log/growth/partials-stay#gone'],
  // It belongs to the later trees as well, and the last look reads the partials of the first size again.
  alsoFails: ['log/growth/nothing-withheld#withheld', 'log/growth/tiles-before-checkpoint#behind'],
  install: (rig) => {
    let added = false;
    return withMiddleware(rig, (next) => async (request) => {
      added ||= request.method === 'POST';
      const old = added && /\/tile\/1\/000\.p\/1$/.test(request.url);
      return old ? new Response('too late\n', { status: 400 }) : next(request);
    });
  },
});

export const oldPartialsRemovedAfterAWhile = logFault({
  text: 'removes partial tiles and bundles after a few publications, full or not',
  breaks: 'LOG-GR-002',
  caughtBy: ['log/growth/partials-stay#gone'],
  // The partial tile of level 1 does not change in between, so that a tile of the present tree is removed.
  alsoFails: ['log/growth/nothing-withheld#withheld', 'log/growth/tiles-before-checkpoint#behind'],
  needs: { create: false },
  install: (rig) =>
    withStore(rig, (store) => {
      const published: string[][] = [[]];
      return {
        ...store,
        write: async (path, bytes) => {
          await store.write(path, bytes);
          if (path.includes('.p/')) published.at(-1)!.push(path);
          if (path === 'checkpoint') published.push([]);
          const old = published.length > 6 ? published.shift()! : [];
          for (const path of old) await store.remove!(path);
        },
      };
    }),
});

/** A log that removes a partial tile or bundle when it writes the next one. */
const withPartialsBeforeRemoved = (rig: LogRig): LogRig =>
  withStore(rig, (store) => {
    const last = new Map<string, string>();
    return {
      ...store,
      write: async (path, bytes) => {
        await store.write(path, bytes);
        const folder = /^(tile\/.*)\.p\//.exec(path)?.[1];
        const before = folder && last.get(folder);
        if (before) await store.remove!(before);
        if (folder) last.set(folder, path);
      },
    };
  });

export const partialTileGoneBeforeItIsFull = logFault({
  text: 'removes a partial tile when the next one is written, though the full one is far',
  breaks: 'LOG-GR-002',
  caughtBy: ['log/growth/partials-stay#gone'],
  // The last look reads the partials of the first size again.
  alsoFails: ['log/growth/nothing-withheld#withheld'],
  install: withPartialsBeforeRemoved,
});

export const partialTileGoneWhenAnEntryIsCreated = logFault({
  text: 'removes a partial tile when the next one is written, and has no way in but CreateEntry',
  breaks: 'LOG-GR-002',
  caughtBy: ['log/growth/partials-stay#gone'],
  alsoFails: ['log/growth/nothing-withheld#withheld'],
  needs: { append: false, create: true },
  install: (rig) => ({ ...withPartialsBeforeRemoved(rig), rawAppend: false }),
});

export const partialTileOfLevel0RemovedEarly = logFault({
  text: 'removes a partial tile of level 0 when the next one is written',
  breaks: 'LOG-GR-002',
  caughtBy: ['log/growth/partials-stay#gone'],
  install: (rig) =>
    withStore(rig, (store) => {
      let last = '';
      return {
        ...store,
        write: async (path, bytes) => {
          await store.write(path, bytes);
          if (!/^tile\/0\/.*\.p\//.test(path)) return;
          await store.remove!(last);
          last = path;
        },
      };
    }),
});
