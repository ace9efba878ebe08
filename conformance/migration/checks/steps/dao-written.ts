import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { canonicalJson } from '../../oracle/comparison/canonical-json.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { daoMigration } from '../../premises/runs/dao-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const daoWritten = check<MigrationTarget>()({
  proves: 'MIG-ST-006',
  reasons: {
    missing: 'after a DAO migration the result file has no `dao`',
    'base-lost': '`base` is not as it was before',
  },
  owns: [reasonsOf(finishedDao, 'missing'), reasonsOf(daoMigration, 'missing')],
  run: async (_tool, t) => {
    const { base: before, result, run } = await t.use(daoMigration);
    const after = result?.result.base ?? {};
    await t.each(Object.entries(before), ([name, address]) => {
      const found = after[name];
      const lost = canonicalJson(found) !== canonicalJson(address) && {
        reason: 'base-lost' as const,
        expected: String(address),
        actual: found === undefined ? 'nothing' : String(found),
        at: `base.${name}`,
      };
      t.judge(lost || undefined, run);
    });
  },
});
