import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

export default fault<Parts>({
  text: 'uses a base again with `restart`, though it is declared to begin anew',
  breaks: 'MIG-ST-010',
  caughtBy: ['migration/steps/restart#not-as-declared'],
  needs: { declare: { 'restart-clears': 'all' } },
  install: (parts) =>
    withMigrationParts(parts, {
      options: (given) => ({ ...given, restart: false }),
    }),
});
