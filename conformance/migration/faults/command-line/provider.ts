import { DryRun } from '../../../../src/reference/migration/plan/dry-run.ts';
import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';
import { withoutVerification } from '../../testbed/runs.ts';

export const sendsNothing = migrationFault({
  text: 'sends nothing, and writes the result that it would have had',
  breaks: 'MIG-CL-010',
  caughtBy: ['migration/command-line/provider#elsewhere', 'migration/options/provider#elsewhere'],
  needs: { looks: ['migration/command-line/provider', 'migration/options/provider'] },
  install: (parts) =>
    withMigrationParts(withoutVerification(parts), {
      deployer: ({ signer }) => new DryRun(signer.address, 0),
      isBaseOf: async () => true,
    }),
});
