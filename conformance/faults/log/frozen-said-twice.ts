import type { LogRig } from '../../../src/reference/log/index.ts';
import { FROZEN, withText } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'says twice that it is frozen',
  breaks: 'LOG-RV-001',
  caughtBy: ['log/rekor/frozen-line#line'],
  needs: { declare: { frozen: 'yes' }, append: false },
  install: (rig) => withText(rig, (text) => `${text}${FROZEN}${FROZEN}`),
});
