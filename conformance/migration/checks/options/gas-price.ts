import { check } from '../../../core/check/check.ts';
import { accountOfKey } from '../../oracle/ethereum/account.ts';
import { LIBRARY_GAS_PRICE, libraryBase } from '../../premises/library/library-base.ts';
import { libraryAll, libraryDemo } from '../../premises/library/library-demo.ts';
import { kovanRun } from '../../premises/options/kovan-run.ts';
import { requireLibraryOption } from '../../premises/options/library-option.ts';
import { restartRuns } from '../../premises/options/restart-runs.ts';
import type { ScenarioRun } from '../../premises/runs/scenario-run.ts';
import type { MinedTransaction } from '../../target/chain/mined-transactions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

const GWEI = 10n ** 9n;

export const gasPrice = check<MigrationTarget>()({
  proves: 'MIG-OP-003',
  needs: ['call'],
  reasons: { other: 'a transaction has another gas price than `gasPrice`' },
  run: async (tool, t) => {
    requireLibraryOption(tool, t, 'gasPrice');
    const base = await t.use(libraryBase);
    const restarts = (await t.attempt(restartRuns)) ?? [];
    const apart = [await t.attempt(kovanRun), ...restarts.map(({ scene }) => scene)];
    const others = [await t.attempt(libraryDemo), await t.attempt(libraryAll), ...apart];
    const runs = [base, ...others.filter((one) => one !== undefined && succeeded(one.run))];
    for (const scene of runs as readonly ScenarioRun[]) {
      for (const { hash, paid, maxFeePerGas } of await ownOf(scene)) {
        // Where blocks have a base fee, whether that is what is paid or the most that is, is a choice of its own.
        const price = maxFeePerGas ?? paid;
        const defect = { expected: `${LIBRARY_GAS_PRICE} GWei`, actual: `${price} wei`, at: `transaction ${hash}` };
        t.judge(price === BigInt(LIBRARY_GAS_PRICE) * GWEI ? undefined : { reason: 'other', ...defect }, scene.run);
      }
    }
    if (t.subjects === 0)
      t.inconclusive('the account sent no transaction, though contracts are to be deployed (MIG-ST-001)');
  },
});

/** What the account sent in a run: a demo test has accounts of its own. */
async function ownOf({ views, record, options }: ScenarioRun): Promise<readonly MinedTransaction[]> {
  const { address } = accountOfKey(String(options.privateKey));
  const hashes = new Set(record.transactions.map(({ hash }) => hash));
  return (await views.transactionsFrom(address)).filter(({ hash }) => hashes.has(hash));
}
