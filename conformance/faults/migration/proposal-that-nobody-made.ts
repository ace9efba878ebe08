import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withDemo } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'writes a proposal of the demo test that no voting machine has',
  breaks: 'MIG-RS-027',
  caughtBy: ['migration/result/proposal#unknown'],
  install: (parts) => withDemo(parts, (test) => ({ ...test, proposalId: `0x${'ab'.repeat(32)}` })),
});
