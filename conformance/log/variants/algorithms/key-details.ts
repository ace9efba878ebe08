import type { LogRig } from '../../../../src/reference/log/index.ts';
import { variant } from '../../../core/alteration/alteration.ts';
import { withLooseKeyDetails } from '../../testbed/algorithms.ts';

export const keyDetailsNotBound = variant<LogRig>({
  text: 'logs keys under the name of another type with the same hash',
  cites: 'choice key-details: rekor-tiles looks at the pair of key and hash only',
  install: withLooseKeyDetails,
});
