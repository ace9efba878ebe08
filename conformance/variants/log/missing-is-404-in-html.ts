import type { LogRig } from '../../../src/reference/log/index.ts';
import { withAbsence } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';
import { withoutOldPartials } from '../../faults/stores.ts';

export default variant<LogRig>({
  text: 'answers 404 with a page of HTML that caches may hold',
  cites: 'C2SP tlog-tiles, "APIs": the body for what does not exist is not specified',
  needs: { entries: 300n, batch: 100 },
  install: (rig) => withAbsence(withoutOldPartials(rig), 404, 'text/html', '<!DOCTYPE html><title>Not found</title>'),
});
