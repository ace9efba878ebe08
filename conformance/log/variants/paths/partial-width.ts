import { logVariant } from '../../testbed/alteration.ts';
import { withStore } from '../../testbed/store.ts';

export const widestPartialTileAhead = logVariant({
  text: 'has the widest partial tile ready before its checkpoint covers it',
  cites: 'C2SP tlog-tiles, "Partial Tiles": what every published checkpoint needs is served; more is not forbidden',
  needs: { append: false },
  install: (rig) =>
    withStore(rig, (store) => ({
      ...store,
      read: async (path) => {
        const bytes = await store.read(path);
        if (bytes || path !== 'tile/0/001.p/255') return bytes;
        return Buffer.concat([(await store.read('tile/0/001.p/44')) ?? Buffer.alloc(0), Buffer.alloc(211 * 32, 1)]);
      },
    })),
});
