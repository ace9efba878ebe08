import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

export default fault<Parts>({
  text: 'runs beside another run',
  breaks: 'MIG-LO-001',
  caughtBy: ['migration/locks/one-at-a-time#both'],
  install: (parts) => withMigrationParts(parts, { lock: async () => async () => undefined }),
});
