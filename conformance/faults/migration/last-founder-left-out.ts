import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

export default fault<Parts>({
  text: 'leaves the last founder out',
  breaks: 'MIG-FD-001',
  caughtBy: ['migration/founders/tokens#amount'],
  install: (parts) =>
    withMigrationParts(parts, {
      params: (params) => ({ ...params, founders: params.founders.slice(0, -1) }),
    }),
});
