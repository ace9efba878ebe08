import { check } from '../../../core/check/check.ts';
import { unnamedContracts } from '../../premises/contracts/unnamed-contracts.ts';
import { plainMigrations } from '../../premises/runs/plain-migrations.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const nothingUnnamed = check<MigrationTarget>()({
  // MIG-ST-015 (should): A migration deploys nothing that nobody asked for: each contract is in its result, or another
  //   transaction uses it. [interface, "What the service does"]
  proves: 'MIG-ST-015',
  reasons: { contract: 'a migration deploys a contract that neither its result nor another transaction names' },
  run: async (_tool, t) => {
    for (const [at, scene] of await plainMigrations(t)) {
      const [unnamed] = await unnamedContracts(scene);
      const expected = 'contracts that the result names, or that are used';
      const actual = `${unnamed?.contractAddress}, created by the transaction ${unnamed?.hash}`;
      t.judge(unnamed && { reason: 'contract', expected, actual, at }, scene.run);
    }
  },
});
