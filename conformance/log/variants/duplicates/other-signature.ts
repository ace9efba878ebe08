import { withAlgorithms } from '../../testbed/algorithms.ts';
import { logVariant } from '../../testbed/alteration.ts';

export const rsaKeysAlone = logVariant({
  text: 'takes RSA alone, of which two signatures over one digest never differ',
  cites: 'choice algorithms: a log may allow some of them',
  needs: { declare: { algorithms: 'some' } },
  install: (rig) => withAlgorithms(rig, ({ family }) => family === 'rsa'),
});
