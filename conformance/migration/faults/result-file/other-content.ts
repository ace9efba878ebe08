import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const forgetsOtherNetworks = migrationFault({
  text: 'writes a result file that has no network but its own',
  breaks: 'MIG-WR-002',
  caughtBy: ['migration/result-file/other-content#lost'],
  needs: { looks: ['migration/result-file/other-content', 'migration/result-file/atomic'] },
  install: (parts) =>
    withMigrationParts(parts, {
      resultWith: (_, of, result) => parts.resultWith({}, of, result),
    }),
});
