import { check } from '../../../core/check/check.ts';
import { resultValueText } from '../../premises/result/dao-in-result.ts';
import { PROPOSAL_ID } from '../../premises/result/demo-proposal.ts';
import { demoMigration } from '../../premises/steps/demo-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const proposalForm = check<MigrationTarget>()({
  proves: 'MIG-RS-026',
  reasons: { missing: '`test` has no proposalId', form: '`test.proposalId` is no hex of 32 bytes' },
  run: async (_tool, t) => {
    const { part, run } = await t.use(demoMigration);
    const id = part.proposalId;
    const [expected, at] = ['0x and sixty-four hexadecimal digits', 'test.proposalId'];
    const reason = id === undefined ? 'missing' : 'form';
    const sound = typeof id === 'string' && PROPOSAL_ID.test(id);
    t.judge(sound ? undefined : { reason, expected, actual: resultValueText(id), at }, run);
  },
});
