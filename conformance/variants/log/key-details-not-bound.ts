import type { LogRig } from '../../../src/reference/log/index.ts';
import { withLooseKeyDetails } from '../../faults/created.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'logs keys under the name of another type with the same hash',
  cites: 'choice key-details: rekor-tiles looks at the pair of key and hash only',
  install: withLooseKeyDetails,
});
