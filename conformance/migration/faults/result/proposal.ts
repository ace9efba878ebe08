import type { Parts } from '../../../../src/reference/migration/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withDemoResult } from '../../testbed/runs.ts';

export const proposalThatNobodyMade = fault<Parts>({
  text: 'writes a proposal of the demo test that no voting machine has',
  breaks: 'MIG-RS-027',
  caughtBy: ['migration/result/proposal#unknown'],
  install: (parts) => withDemoResult(parts, (test) => ({ ...test, proposalId: `0x${'ab'.repeat(32)}` })),
});
