import type { Parts } from '../../../src/reference/migration/index.ts';
import { DryRun } from '../../../src/reference/migration/plan/dry-run.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';
import { unverified } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'sends nothing for the demo test, and writes what it would have made',
  breaks: 'MIG-ST-007',
  caughtBy: ['migration/steps/all#no-code', 'migration/steps/demo#elsewhere'],
  install: (parts) =>
    withMigrationParts(unverified(parts), {
      deployDemo: ({ account }, core, base) => parts.deployDemo(new DryRun(account, 0), core, base),
    }),
});
