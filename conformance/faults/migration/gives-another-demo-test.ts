import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

const ZERO = `0x${'0'.repeat(64)}`;

export default fault<Parts>({
  text: 'gives another proposal of the demo test than it writes',
  breaks: 'MIG-LB-003',
  caughtBy: ['migration/library/all#differs', 'migration/library/demo-test#differs'],
  install: (parts) =>
    withMigrationParts(parts, {
      returned: (result, of) =>
        parts.returned(result.test ? { ...result, test: { ...result.test, proposalId: ZERO } } : result, of),
    }),
});
