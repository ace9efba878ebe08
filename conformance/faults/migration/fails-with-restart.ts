import { MigrationError, type Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { byRun } from '../migration-runs.ts';

export default fault<Parts>({
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
