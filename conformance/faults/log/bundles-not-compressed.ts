import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'never compresses bundles',
  breaks: 'LOG-EB-004',
  caughtBy: ['log/entries/compressed#plain'],
  install: (rig) => withParts(rig, { wantsGzip: () => false }),
});
