import type { Parts } from '../../../src/reference/migration/index.ts';
import { variant } from '../../faults/fault.ts';
import { withMigrationParts } from '../../faults/migration.ts';

export default variant<Parts>({
  text: 'deploys everything anew under `force`',
  cites: 'choice force: redeploy',
  needs: {
    declare: { force: 'redeploy' },
    looks: [
      'migration/options/force*',
      'migration/options/restart',
      'migration/again/base',
      'migration/again/dao',
      'migration/restart/**',
    ],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      options: (options) => (options.force ? { ...options, restart: true } : options),
    }),
});
