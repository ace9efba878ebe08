import { withLooseKeyDetails } from '../../testbed/algorithms.ts';
import { logVariant } from '../../testbed/alteration.ts';

export const keyDetailsNotBound = logVariant({
  text: 'logs keys under the name of another type with the same hash',
  cites: 'choice key-details: rekor-tiles looks at the pair of key and hash only',
  install: withLooseKeyDetails,
});
