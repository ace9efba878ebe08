import { migrationFault } from '../../testbed/alteration.ts';
import { withDemoResult } from '../../testbed/runs.ts';

export const noNameOfTheDemoTest = migrationFault({
  text: 'writes no name of the demo test',
  breaks: 'MIG-RS-024',
  caughtBy: ['migration/result/test-name#missing'],
  install: (parts) => withDemoResult(parts, ({ name: _, ...rest }) => rest),
});

export const otherNameOfTheDemoTest = migrationFault({
  text: 'writes another name of the demo test than its avatar has',
  breaks: 'MIG-RS-024',
  caughtBy: ['migration/result/test-name#other'],
  install: (parts) => withDemoResult(parts, (test) => ({ ...test, name: 'Demo' })),
});
