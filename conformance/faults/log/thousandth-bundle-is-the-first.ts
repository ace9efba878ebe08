import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStore } from '../alter.ts';
import { fault } from '../fault.ts';
import { virtual } from '../stores.ts';

export default fault<LogRig>({
  text: 'leaves out the first element of the index x001/000, and so answers with the first bundle',
  breaks: 'LOG-MH-006',
  caughtBy: ['log/tiles/inclusion#not-included'],
  needs: { entries: 0n, append: false },
  install: (rig) =>
    withStore(virtual(rig), (store) => ({
      ...store,
      read: (path) => store.read(path === 'tile/entries/x001/000' ? 'tile/entries/000' : path),
    })),
});
