import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withDemo } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'writes the proposal of the demo test in decimal digits',
  breaks: 'MIG-RS-026',
  caughtBy: ['migration/result/proposal-form#form'],
  install: (parts) => withDemo(parts, (test) => ({ ...test, proposalId: `${BigInt(`${test.proposalId}`)}` })),
});
