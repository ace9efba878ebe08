import type { Parts } from '../../../../src/reference/migration/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withDemoResult } from '../../testbed/runs.ts';

export const noProposalOfTheDemoTest = fault<Parts>({
  text: 'writes no proposal of the demo test',
  breaks: 'MIG-RS-026',
  caughtBy: ['migration/result/proposal-form#missing'],
  install: (parts) => withDemoResult(parts, ({ proposalId: _, ...rest }) => rest),
});

export const proposalInDecimal = fault<Parts>({
  text: 'writes the proposal of the demo test in decimal digits',
  breaks: 'MIG-RS-026',
  caughtBy: ['migration/result/proposal-form#form'],
  install: (parts) => withDemoResult(parts, (test) => ({ ...test, proposalId: `${BigInt(`${test.proposalId}`)}` })),
});
