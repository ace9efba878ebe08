import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const lastFounderLeftOut = migrationFault({
  text: 'leaves the last founder out',
  breaks: 'MIG-FD-001',
  caughtBy: ['migration/founders/tokens#amount'],
  install: (parts) =>
    withMigrationParts(parts, {
      params: (params) => ({ ...params, founders: params.founders.slice(0, -1) }),
    }),
});
