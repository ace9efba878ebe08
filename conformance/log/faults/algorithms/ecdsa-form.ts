import type { LogRig } from '../../../../src/reference/log/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withRawEcdsa } from '../../testbed/algorithms.ts';

export const rawEcdsaTakenThoughDerIsDeclared = fault<LogRig>({
  text: 'takes ECDSA signatures as two numbers, though DER alone is declared',
  breaks: 'LOG-CE-023',
  caughtBy: ['log/algorithms/ecdsa-form#not-as-declared'],
  needs: { declare: { 'ecdsa-form': 'der' } },
  install: withRawEcdsa,
});
