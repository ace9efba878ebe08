import type { LogRig } from '../../../src/reference/log/index.ts';
import { withAbsence } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';
import { withoutOldPartials } from '../../faults/stores.ts';

export default variant<LogRig>({
  text: 'answers 410 without a body where nothing is',
  cites: 'RFC 9110, section 15.5.11: 410 says that what was there is gone',
  needs: { entries: 300n, batch: 100 },
  install: (rig) => withAbsence(withoutOldPartials(rig), 410, 'text/plain', ''),
});
