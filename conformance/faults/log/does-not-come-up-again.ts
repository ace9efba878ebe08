import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStore } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'does not open its own store any more once it was ended',
  breaks: 'LOG-CE-027',
  caughtBy: ['log/restart/kept#does-not-return'],
  needs: { restart: true },
  install: (rig) => {
    let ended = false;
    const locked = withStore(rig, (store) => ({
      ...store,
      read: async (path) => {
        if (ended) throw new Error('the store is locked by another process');
        return store.read(path);
      },
    }));
    return { ...locked, restarted: () => (ended = true) };
  },
});
