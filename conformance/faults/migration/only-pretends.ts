import type { Parts } from '../../../src/reference/migration/index.ts';
import { DryRun } from '../../../src/reference/migration/plan/dry-run.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';
import { unverified } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'sends nothing, and writes what it would have deployed',
  breaks: 'MIG-CL-010',
  caughtBy: ['migration/command-line/provider#elsewhere', 'migration/options/provider#elsewhere'],
  needs: { looks: ['migration/command-line/provider', 'migration/options/provider'] },
  install: (parts) =>
    withMigrationParts(unverified(parts), {
      deployer: ({ signer }) => new DryRun(signer.address, 0),
      isBaseOf: async () => true,
    }),
});
