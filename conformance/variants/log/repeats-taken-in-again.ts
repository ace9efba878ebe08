import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'takes in an entry as often as it is sent',
  cites: 'choice duplicate: rekor-tiles without persistent deduplication: best effort',
  install: (rig) => ({ ...rig, duplicates: 'readmit' }),
});
