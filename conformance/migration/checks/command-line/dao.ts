import { check } from '../../../core/check/check.ts';
import { type CoreContract, coreContractEntries, coreContractsIn } from '../../oracle/contracts/core-contracts.ts';
import { daoMigration } from '../../premises/runs/dao-migration.ts';
import { isolatedBase } from '../../premises/runs/isolated-base.ts';
import { namesakeDaos } from '../../premises/steps/namesake-daos.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const dao = check<MigrationTarget>()({
  // MIG-CL-004 (must): `dao` migrates the example DAO, and does not migrate the base where there is one. [interface, "Command
  //   line"]
  proves: 'MIG-CL-004',
  needs: ['argv'],
  reasons: { base: '`dao` migrates a base although there is one' },
  run: async (_tool, t) => {
    const migrated = await t.use(daoMigration);
    // The namesakes are migrated where the tool knows the base only from the result file.
    const namesake = { ...(await t.use(namesakeDaos)).first, base: (await t.use(isolatedBase)).base.part };
    for (const { base, record, views, run } of [migrated, namesake]) {
      const hashes = new Set(record.transactions.map(({ hash }) => hash));
      const transactions = (await views.transactions()).filter(({ hash }) => hashes.has(hash));
      const created = new Set<CoreContract>();
      for (const { contractAddress } of transactions)
        if (contractAddress) for (const name of coreContractsIn(await views.codeAt(contractAddress))) created.add(name);
      // A DAO has a token, and may have schemes, of its own. More than half of the base's contracts are a base.
      const isBase = created.size * 2 > coreContractEntries(base).length;
      const expected = 'the contracts that are in `base`';
      const actual = `new ones: ${[...created].join(', ')}`;
      t.judge(isBase && { reason: 'base', expected, actual, at: 'dao' }, run);
    }
  },
});
