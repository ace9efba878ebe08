import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';
import { byRun } from '../../testbed/runs.ts';

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

export const restartEmptiesTheResult = migrationFault({
  text: 'deletes the whole result file with `restart`, other networks included',
  breaks: 'MIG-WR-002',
  caughtBy: ['migration/result-file/other-content#lost'],
  needs: { looks: ['migration/result-file/other-content', 'migration/result-file/atomic'] },
  install: (parts) =>
    byRun(parts, (run) => ({
      resultWith: (file, of, result) => parts.resultWith(run.options.restart ? {} : file, of, result),
    })),
});
