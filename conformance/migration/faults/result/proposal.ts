import { migrationFault } from '../../testbed/alteration.ts';
import { withDemoResult } from '../../testbed/runs.ts';

export const proposalThatNobodyMade = migrationFault({
  text: 'writes a proposal of the demo test that no voting machine has',
  breaks: 'MIG-RS-027',
  caughtBy: ['migration/result/proposal#unknown'],
  install: (parts) => withDemoResult(parts, (test) => ({ ...test, proposalId: `0x${'ab'.repeat(32)}` })),
});
