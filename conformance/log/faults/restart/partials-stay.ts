import type { LogRig } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { withStore } from '../../testbed/store.ts';

export const oldPartialsForgottenAtRestart = logFault({
  text: 'serves, once it was restarted, only the partial tiles of the tree that it had then, and of later ones',
  breaks: 'LOG-GR-002',
  caughtBy: ['log/restart/partials-stay#gone'],
  needs: { restart: true },
  install: withOldPartialsForgotten,
});

export const oldPartialsForgottenWhereLeavesAreAppended = logFault({
  text: 'has a route for new leaves instead of CreateEntry, and serves after a restart only the partial tiles of the tree of then',
  breaks: 'LOG-GR-002',
  caughtBy: ['log/restart/partials-stay#gone'],
  needs: { restart: true, create: false },
  install: withOldPartialsForgotten,
});

/** Serves after a restart only the partial tiles of the tree of then, and those that are written later. */
function withOldPartialsForgotten(rig: LogRig): LogRig {
  const written = new Set<string>();
  const gone = new Set<string>();
  let size = 0n;
  const forgetful = withStore(rig, (store) => ({
    ...store,
    write: async (path, bytes) => {
      if (path === 'checkpoint') size = BigInt(Buffer.from(bytes).toString().split('\n')[1]!);
      written.add(path);
      gone.delete(path);
      await store.write(path, bytes);
    },
    read: async (path) => (gone.has(path) ? undefined : store.read(path)),
  }));
  const isOld = (path: string) => {
    const [, level, width] = /^tile\/(\d+)\/.*\.p\/(\d+)$/.exec(path) ?? [];
    return width !== undefined && BigInt(width) !== (size >> (8n * BigInt(level!))) % 256n;
  };
  return {
    ...forgetful,
    restarted: () => {
      for (const path of [...written].filter(isOld)) gone.add(path);
    },
  };
}
