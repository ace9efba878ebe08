import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'takes RSA alone, of which two signatures over one digest never differ',
  cites: 'choice algorithms: a log may allow some of them',
  needs: { declare: { algorithms: 'some' } },
  install: (rig) =>
    withParts(rig, {
      algorithmOf: (keyDetails) => {
        const algorithm = rig.parts.algorithmOf(keyDetails);
        return algorithm?.family === 'rsa' ? algorithm : undefined;
      },
    }),
});
