import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

const ZERO = `0x${'0'.repeat(64)}`;

export const givesAnotherDemoTest = migrationFault({
  text: 'gives another proposal of the demo test than it writes',
  breaks: 'MIG-LB-003',
  caughtBy: ['migration/library/all#differs', 'migration/library/demo-test#differs'],
  install: (parts) =>
    withMigrationParts(parts, {
      returned: (result, of) =>
        parts.returned(result.test ? { ...result, test: { ...result.test, proposalId: ZERO } } : result, of),
    }),
});

export const givesNothingOfTheDemoTest = migrationFault({
  text: 'gives nothing where a demo test was migrated',
  breaks: 'MIG-LB-003',
  caughtBy: ['migration/library/all#nothing', 'migration/library/demo-test#nothing'],
  install: (parts) =>
    withMigrationParts(parts, {
      returned: (result, of) => parts.returned('test' in result ? {} : result, of),
    }),
});

export const rejectsTheDemoTest = migrationFault({
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
