import { withRawEcdsa } from '../../testbed/algorithms.ts';
import { logFault } from '../../testbed/alteration.ts';

export const rawEcdsaTakenThoughDerIsDeclared = logFault({
  text: 'takes ECDSA signatures as two numbers, though DER alone is declared',
  breaks: 'LOG-CE-023',
  caughtBy: ['log/algorithms/ecdsa-form#not-as-declared'],
  needs: { declare: { 'ecdsa-form': 'der' } },
  install: withRawEcdsa,
});
