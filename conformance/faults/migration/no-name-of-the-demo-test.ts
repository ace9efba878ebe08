import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withDemo } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'writes no name of the demo test',
  breaks: 'MIG-RS-024',
  caughtBy: ['migration/result/test-name#missing'],
  install: (parts) => withDemo(parts, ({ name: _, ...rest }) => rest),
});
