import { logFault } from '../../testbed/alteration.ts';
import { withStore, withStoredBytes } from '../../testbed/store.ts';
import { withVirtualStore } from '../../testbed/stores.ts';

export const secondTileOfLevel1Missing = logFault({
  text: 'does not have the second tile of level 1',
  breaks: 'LOG-MH-006',
  caughtBy: ['log/tiles/inclusion#missing'],
  alsoFails: ['log/tiles/served#missing'],
  needs: { entries: 0n, append: false },
  install: (rig) => withStoredBytes(withVirtualStore(rig, 2n ** 28n), /^tile\/1\/001$/, () => undefined),
});

export const thousandthBundleCut = logFault({
  text: 'cuts the first bundle whose index has two elements',
  breaks: 'LOG-MH-006',
  caughtBy: ['log/tiles/inclusion#malformed'],
  needs: { entries: 0n, append: false },
  install: (rig) => withStoredBytes(withVirtualStore(rig), /^tile\/entries\/x001\/000$/, (bytes) => bytes.subarray(1)),
});

export const thousandthBundleIsTheFirst = logFault({
  text: 'leaves out the first element of the index x001/000, and so answers with the first bundle',
  breaks: 'LOG-MH-006',
  caughtBy: ['log/tiles/inclusion#not-included'],
  needs: { entries: 0n, append: false },
  install: (rig) =>
    withStore(withVirtualStore(rig), (store) => ({
      ...store,
      read: (path) => store.read(path === 'tile/entries/x001/000' ? 'tile/entries/000' : path),
    })),
});

export const thousandthBundleMissing = logFault({
  text: 'does not find the first bundle whose index has two elements',
  breaks: 'LOG-MH-006',
  caughtBy: ['log/tiles/inclusion#missing'],
  alsoFails: ['log/bundles/served#missing'],
  needs: { entries: 0n, append: false },
  install: (rig) => withStoredBytes(withVirtualStore(rig), /^tile\/entries\/x001\/000$/, () => undefined),
});

export const thousandthTileOfLevel1Missing = logFault({
  text: 'does not have the first tile of level 1 whose index has two elements',
  breaks: 'LOG-MH-006',
  caughtBy: ['log/tiles/inclusion#missing'],
  alsoFails: ['log/tiles/served#missing'],
  needs: { entries: 0n, append: false },
  install: (rig) => withStoredBytes(withVirtualStore(rig, 2n ** 28n), /^tile\/1\/x001\/000$/, () => undefined),
});
