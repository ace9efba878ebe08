import type { LogRig } from '../../../src/reference/log/index.ts';
import { FROZEN, withText } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'says that it is frozen, and takes entries all the same',
  breaks: 'LOG-RV-002',
  caughtBy: ['log/rekor/frozen-stays#changed'],
  needs: { declare: { frozen: 'yes' }, create: false },
  install: (rig) => withText(rig, (text) => `${text}${FROZEN}`),
});
