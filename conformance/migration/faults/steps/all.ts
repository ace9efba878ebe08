import { DryRun } from '../../../../src/reference/migration/plan/dry-run.ts';
import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';
import { withoutVerification } from '../../testbed/runs.ts';

export const inventsTheDemoTest = migrationFault({
  text: 'sends nothing for the demo test, and writes the result that it would have had',
  breaks: 'MIG-ST-007',
  caughtBy: ['migration/steps/all#no-code', 'migration/steps/demo#elsewhere'],
  install: (parts) =>
    withMigrationParts(withoutVerification(parts), {
      deployDemo: ({ account }, core, base) => parts.deployDemo(new DryRun(account, 0), core, base),
    }),
});

export const writesNoDemoTest = migrationFault({
  text: 'does not write the result of the demo test',
  breaks: 'MIG-ST-008',
  caughtBy: ['migration/steps/all#missing', 'migration/steps/demo-written#missing'],
  install: (parts) =>
    withMigrationParts(parts, {
      resultWith: (file, of, { test: _, ...others }) => parts.resultWith(file, of, others),
    }),
});
