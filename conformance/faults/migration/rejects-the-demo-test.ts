import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

export default fault<Parts>({
  text: 'rejects each migration that has the demo test in it',
  breaks: 'MIG-ST-007',
  caughtBy: [
    'migration/library/all#failed',
    'migration/library/demo-test#failed',
    'migration/steps/all#failed',
    'migration/steps/demo#failed',
  ],
  install: (parts) =>
    withMigrationParts(parts, {
      steps: (steps) => {
        if (!steps.includes('test')) return steps;
        throw new Error('There is no demo test');
      },
    }),
});
