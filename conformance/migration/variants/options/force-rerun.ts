import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const forceDeploysAnew = migrationVariant({
  text: 'deploys everything again under `force`',
  cites: 'choice force: redeploy',
  needs: {
    declare: { force: 'redeploy' },
    looks: [
      'migration/options/force*',
      'migration/options/restart',
      'migration/rerun/base',
      'migration/rerun/dao',
      'migration/restart/**',
    ],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      options: (options) => (options.force ? { ...options, restart: true } : options),
    }),
});
