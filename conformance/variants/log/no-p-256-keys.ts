import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'takes every algorithm but ECDSA P-256',
  cites: 'choice algorithms: a log may allow some of them',
  install: (rig) =>
    withParts(rig, {
      algorithmOf: (keyDetails) => {
        const algorithm = rig.parts.algorithmOf(keyDetails);
        return algorithm?.curve === 'P-256' ? undefined : algorithm;
      },
    }),
});
