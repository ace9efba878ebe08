import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withDemo } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'writes no proposal of the demo test',
  breaks: 'MIG-RS-026',
  caughtBy: ['migration/result/proposal-form#missing'],
  install: (parts) => withDemo(parts, ({ proposalId: _, ...rest }) => rest),
});
