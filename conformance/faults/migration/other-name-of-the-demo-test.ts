import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withDemo } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'writes another name of the demo test than its avatar has',
  breaks: 'MIG-RS-024',
  caughtBy: ['migration/result/test-name#other'],
  install: (parts) => withDemo(parts, (test) => ({ ...test, name: 'Demo' })),
});
