import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';
import { byRun } from '../../testbed/runs.ts';

export const failsWithRestart = migrationFault({
  text: 'fails with `restart` where there is a base',
  breaks: 'MIG-ST-010',
  caughtBy: ['migration/steps/restart#failed'],
  install: (parts) =>
    byRun(parts, (run) => ({
      resultIn: (file, network) => {
        const found = parts.resultIn(file, network);
        if (!run.options.restart || run.steps[0] !== 'base' || !found?.base) return found;
        throw new MigrationError('base', 'There is a base already');
      },
    })),
});

export const keepsTheBaseWithRestart = migrationFault({
  text: 'uses a base again with `restart`, though it is declared to start from the beginning',
  breaks: 'MIG-ST-010',
  caughtBy: ['migration/steps/restart#not-as-declared'],
  needs: { declare: { 'restart-clears': 'all' } },
  install: (parts) =>
    withMigrationParts(parts, {
      options: (given) => ({ ...given, restart: false }),
    }),
});
