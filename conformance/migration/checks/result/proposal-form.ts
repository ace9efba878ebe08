import { check } from '../../../core/check/check.ts';
import { resultValueText } from '../../premises/result/dao-in-result.ts';
import { proposalIdIn } from '../../premises/result/demo-proposal.ts';
import { demoMigration } from '../../premises/steps/demo-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const proposalForm = check<MigrationTarget>()({
  // MIG-RS-026 (must): `test.proposalId` is a hex string, of 32 bytes at most. [interface, "Migration result"]
  proves: 'MIG-RS-026',
  reasons: {
    missing: '`test` has no proposalId',
    form: '`test.proposalId` is not hexadecimal, or has more than 32 bytes',
  },
  run: async (_tool, t) => {
    const { part, run } = await t.use(demoMigration);
    const id = part.proposalId;
    const reason = id === undefined ? 'missing' : 'form';
    const expected = 'hexadecimal digits, at most sixty-four';
    const defect = { reason, expected, actual: resultValueText(id), at: 'test.proposalId' } as const;
    t.judge(proposalIdIn(id) === undefined && defect, run);
  },
});
