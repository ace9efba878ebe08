import { migrationFault } from '../../testbed/alteration.ts';
import { withDemoResult } from '../../testbed/runs.ts';

export const noReputationOfTheDemoTest = migrationFault({
  text: 'writes no reputation of the demo test',
  breaks: 'MIG-RS-025',
  caughtBy: ['migration/result/test-dao#missing'],
  install: (parts) => withDemoResult(parts, ({ NativeReputation: _, ...rest }) => rest),
});

export const tokenForReputationOfTheDemoTest = migrationFault({
  text: 'writes the token of the demo test for its reputation',
  breaks: 'MIG-RS-025',
  caughtBy: ['migration/result/test-dao#other'],
  install: (parts) => withDemoResult(parts, (test) => ({ ...test, NativeReputation: test.NativeToken })),
});
