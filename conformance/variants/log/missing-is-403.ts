import type { LogRig } from '../../../src/reference/log/index.ts';
import { withAbsence } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';
import { withoutOldPartials } from '../../faults/stores.ts';

export default variant<LogRig>({
  text: 'answers 403 where nothing is, as object stores do that may not be listed',
  cites: 'C2SP tlog-tiles, "APIs": the status for what does not exist is not specified',
  needs: { entries: 300n, batch: 100 },
  install: (rig) =>
    withAbsence(withoutOldPartials(rig), 403, 'application/xml', '<Error><Code>AccessDenied</Code></Error>'),
});
