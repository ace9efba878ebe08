import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

export default fault<Parts>({
  text: 'gives nothing where a demo test was migrated',
  breaks: 'MIG-LB-003',
  caughtBy: ['migration/library/all#nothing', 'migration/library/demo-test#nothing'],
  install: (parts) =>
    withMigrationParts(parts, {
      returned: (result, of) => parts.returned('test' in result ? {} : result, of),
    }),
});
