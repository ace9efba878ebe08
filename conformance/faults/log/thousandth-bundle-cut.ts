import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStored } from '../alter.ts';
import { fault } from '../fault.ts';
import { virtual } from '../stores.ts';

export default fault<LogRig>({
  text: 'cuts the first bundle whose index has two elements',
  breaks: 'LOG-MH-006',
  caughtBy: ['log/tiles/inclusion#malformed'],
  needs: { entries: 0n, append: false },
  install: (rig) => withStored(virtual(rig), /^tile\/entries\/x001\/000$/, (bytes) => bytes.subarray(1)),
});
