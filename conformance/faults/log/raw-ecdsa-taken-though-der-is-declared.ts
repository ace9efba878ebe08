import type { LogRig } from '../../../src/reference/log/index.ts';
import { withRawEcdsa } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'takes ECDSA signatures as two numbers, though DER alone is declared',
  breaks: 'LOG-CE-023',
  caughtBy: ['log/algorithms/ecdsa-form#not-as-declared'],
  needs: { declare: { 'ecdsa-form': 'der' } },
  install: withRawEcdsa,
});
