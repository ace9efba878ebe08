import type { Parts } from '../../../../src/reference/migration/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withDemoResult } from '../../testbed/runs.ts';

export const noNameOfTheDemoTest = fault<Parts>({
  text: 'writes no name of the demo test',
  breaks: 'MIG-RS-024',
  caughtBy: ['migration/result/test-name#missing'],
  install: (parts) => withDemoResult(parts, ({ name: _, ...rest }) => rest),
});

export const otherNameOfTheDemoTest = fault<Parts>({
  text: 'writes another name of the demo test than its avatar has',
  breaks: 'MIG-RS-024',
  caughtBy: ['migration/result/test-name#other'],
  install: (parts) => withDemoResult(parts, (test) => ({ ...test, name: 'Demo' })),
});
