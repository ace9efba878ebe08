import type { LogRig } from '../../../src/reference/log/index.ts';
import { FROZEN, withText } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'says that it is frozen, and creates entries all the same',
  breaks: 'LOG-CE-010',
  caughtBy: ['log/admission/frozen#accepted'],
  alsoFails: ['log/rekor/frozen-stays#changed'],
  needs: { declare: { frozen: 'yes' }, append: false, create: true },
  install: (rig) => withText(rig, (text) => `${text}${FROZEN}`),
});
