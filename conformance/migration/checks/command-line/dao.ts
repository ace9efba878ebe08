import { check } from '../../../core/check/check.ts';
import { type CoreContract, coreContractsIn } from '../../oracle/contracts/core-contracts.ts';
import { daoMigration } from '../../premises/runs/dao-migration.ts';
import { isolatedBase } from '../../premises/runs/isolated-base.ts';
import { namesakeDaos } from '../../premises/steps/namesake-daos.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const dao = check<MigrationTarget>()({
  proves: 'MIG-CL-004',
  needs: ['argv'],
  reasons: { base: '`dao` migrates a base where there is one' },
  run: async (_tool, t) => {
    const migrated = await t.use(daoMigration);
    // The second one where nothing is known but the result file.
    const apart = { ...(await t.use(namesakeDaos)).first, base: (await t.use(isolatedBase)).base.part };
    for (const { base: before, record, views, run } of [migrated, apart]) {
      const hashes = new Set(record.transactions.map(({ hash }) => hash));
      const made = (await views.transactions()).filter(({ hash }) => hashes.has(hash));
      const kinds = new Set<CoreContract>();
      for (const { contractAddress } of made)
        if (contractAddress) for (const name of coreContractsIn(await views.codeAt(contractAddress))) kinds.add(name);
      // A DAO has a token of its own, and may have schemes of its own: a base is most of the sixteen.
      const again = kinds.size * 2 > Object.keys(before).length;
      const expected = 'the contracts that are in `base`';
      const actual = `new ones: ${[...kinds].join(', ')}`;
      t.judge(again ? { reason: 'base', expected, actual, at: 'dao' } : undefined, run);
    }
  },
});
