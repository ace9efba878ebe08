import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withDemo } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'writes no reputation of the demo test',
  breaks: 'MIG-RS-025',
  caughtBy: ['migration/result/test-dao#missing'],
  install: (parts) => withDemo(parts, ({ NativeReputation: _, ...rest }) => rest),
});
