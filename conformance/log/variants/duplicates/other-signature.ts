import type { LogRig } from '../../../../src/reference/log/index.ts';
import { variant } from '../../../core/alteration/alteration.ts';
import { withAlgorithms } from '../../testbed/algorithms.ts';

export const rsaKeysAlone = variant<LogRig>({
  text: 'takes RSA alone, of which two signatures over one digest never differ',
  cites: 'choice algorithms: a log may allow some of them',
  needs: { declare: { algorithms: 'some' } },
  install: (rig) => withAlgorithms(rig, ({ family }) => family === 'rsa'),
});
