import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

export default fault<Parts>({
  text: 'writes a result file that has no network but its own',
  breaks: 'MIG-WR-002',
  caughtBy: ['migration/writing/others#lost'],
  needs: { looks: ['migration/writing/others', 'migration/writing/whole'] },
  install: (parts) =>
    withMigrationParts(parts, {
      resultWith: (_, of, result) => parts.resultWith({}, of, result),
    }),
});
