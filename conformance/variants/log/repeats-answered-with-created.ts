import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'answers an entry that it has as if it had been created just now: 201, with the index that it has',
  cites: 'choice duplicate: proposed for rekor-tiles (issue 620)',
  install: (rig) => withParts({ ...rig, duplicates: 'return-existing' }, { createdStatus: () => 201 }),
});
