import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationFault } from '../../testbed/alteration.ts';
import { byRun, isLibraryRun } from '../../testbed/runs.ts';

export const failsWithoutACommandAtAPrice = migrationFault({
  text: 'fails without a command where a gas price is given',
  breaks: 'MIG-CL-001',
  caughtBy: ['migration/command-line/base-and-dao#failed'],
  needs: {
    looks: ['base-and-dao', 'params', 'private-key', 'quiet', 'output'].map(
      (check) => `migration/command-line/${check}`,
    ),
  },
  install: (parts) =>
    byRun(parts, (run) => ({
      steps: (steps) => {
        if (!isLibraryRun(run) && steps.length > 1 && run.options.gasPrice !== undefined)
          throw new MigrationError('usage', 'A gas price goes with base or dao');
        return parts.steps(steps);
      },
    })),
});
