import type { LogRig } from '../../../src/reference/log/index.ts';
import { withAlgorithms } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'takes every algorithm but ECDSA P-256',
  cites: 'choice algorithms: a log may allow some of them',
  install: (rig) => withAlgorithms(rig, ({ curve }) => curve !== 'P-256'),
});
