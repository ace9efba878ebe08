import type { LogRig } from '../../../../src/reference/log/index.ts';
import { variant } from '../../../core/alteration/alteration.ts';
import { withRawEcdsa } from '../../testbed/algorithms.ts';

export const rawEcdsaTaken = variant<LogRig>({
  text: 'takes ECDSA signatures also as two numbers',
  cites: 'choice ecdsa-form: rekor-tiles takes both forms',
  needs: { declare: { 'ecdsa-form': 'der-and-raw' } },
  install: withRawEcdsa,
});
