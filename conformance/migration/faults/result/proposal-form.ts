import { migrationFault } from '../../testbed/alteration.ts';
import { withDemoResult } from '../../testbed/runs.ts';

export const noProposalOfTheDemoTest = migrationFault({
  text: 'writes no proposal of the demo test',
  breaks: 'MIG-RS-026',
  caughtBy: ['migration/result/proposal-form#missing'],
  install: (parts) => withDemoResult(parts, ({ proposalId: _, ...rest }) => rest),
});

export const proposalInDecimal = migrationFault({
  text: 'writes the proposal of the demo test in decimal digits',
  breaks: 'MIG-RS-026',
  caughtBy: ['migration/result/proposal-form#form'],
  install: (parts) => withDemoResult(parts, (test) => ({ ...test, proposalId: `${BigInt(`${test.proposalId}`)}` })),
});
