import type { LogRig } from '../../../src/reference/log/index.ts';
import { withAlgorithms } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'takes RSA alone, of which two signatures over one digest never differ',
  cites: 'choice algorithms: a log may allow some of them',
  needs: { declare: { algorithms: 'some' } },
  install: (rig) => withAlgorithms(rig, ({ family }) => family === 'rsa'),
});
