import { check } from '../../../core/check/check.ts';
import { resultValueText } from '../../premises/result/dao-in-result.ts';
import { isProposalId } from '../../premises/result/demo-proposal.ts';
import { demoMigration } from '../../premises/steps/demo-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const proposalForm = check<MigrationTarget>()({
  // MIG-RS-026 (must): `test.proposalId` is hexadecimal: `0x` and 64 digits. [interface, "Migration result"]
  proves: 'MIG-RS-026',
  reasons: { missing: '`test` has no proposalId', form: '`test.proposalId` is not 32 bytes in hexadecimal' },
  run: async (_tool, t) => {
    const { part, run } = await t.use(demoMigration);
    const id = part.proposalId;
    const reason = id === undefined ? 'missing' : 'form';
    const expected = '0x and sixty-four hexadecimal digits';
    const defect = { reason, expected, actual: resultValueText(id), at: 'test.proposalId' } as const;
    t.judge(!isProposalId(id) && defect, run);
  },
});
