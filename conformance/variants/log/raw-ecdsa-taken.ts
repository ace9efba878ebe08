import type { LogRig } from '../../../src/reference/log/index.ts';
import { withRawEcdsa } from '../../faults/created.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'takes ECDSA signatures also as two numbers',
  cites: 'choice ecdsa-form: rekor-tiles takes both forms',
  needs: { declare: { 'ecdsa-form': 'der-and-raw' } },
  install: withRawEcdsa,
});
