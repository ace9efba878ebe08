import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withDemo } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'writes the token of the demo test for its reputation',
  breaks: 'MIG-RS-025',
  caughtBy: ['migration/result/test-dao#other'],
  install: (parts) => withDemo(parts, (test) => ({ ...test, NativeReputation: test.NativeToken })),
});
