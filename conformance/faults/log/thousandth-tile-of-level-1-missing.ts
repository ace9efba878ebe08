import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStored } from '../alter.ts';
import { fault } from '../fault.ts';
import { virtual } from '../stores.ts';

export default fault<LogRig>({
  text: 'does not have the first tile of level 1 whose index has two elements',
  breaks: 'LOG-MH-006',
  caughtBy: ['log/tiles/inclusion#missing'],
  needs: { entries: 0n, append: false },
  install: (rig) => withStored(virtual(rig, 2n ** 28n), /^tile\/1\/x001\/000$/, () => undefined),
});
