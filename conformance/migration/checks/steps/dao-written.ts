import { check } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { canonicalJson } from '../../oracle/comparison/canonical-json.ts';
import { coreContractEntries } from '../../oracle/contracts/core-contracts.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { daoMigration } from '../../premises/runs/dao-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const daoWritten = check<MigrationTarget>()({
  // MIG-ST-006 (must): A DAO migration writes `dao` into the output file, and leaves `base` there. [interface, "States and
  //   transitions"]
  proves: 'MIG-ST-006',
  reasons: {
    missing: 'after a DAO migration the result file has no `dao`',
    'base-lost': 'after a DAO migration `base` is not as it was before',
  },
  owns: [reasonsOf(finishedDao, 'missing'), reasonsOf(daoMigration, 'missing')],
  run: async (_tool, t) => {
    const { base, result, run } = await t.use(daoMigration);
    const written = result?.result.base ?? {};
    await t.each(coreContractEntries(base), ([name, address]) =>
      t.judge(mismatch('base-lost', address, written[name], `base.${name}`, canonicalJson), run),
    );
  },
});
