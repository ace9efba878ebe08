import { withRawEcdsa } from '../../testbed/algorithms.ts';
import { logVariant } from '../../testbed/alteration.ts';

export const rawEcdsaTaken = logVariant({
  text: 'takes ECDSA signatures also as two numbers',
  cites: 'choice ecdsa-form: rekor-tiles takes both forms',
  needs: { declare: { 'ecdsa-form': 'der-and-raw' } },
  install: withRawEcdsa,
});
