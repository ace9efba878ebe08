import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
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
  // MIG-OP-003 (must): `gasPrice` is the gas price of each transaction in GWei. [interface, "Library options object"]
  proves: 'MIG-OP-003',
  needs: ['call'],
  reasons: { other: 'a transaction has another gas price than `gasPrice`' },
  run: async (tool, t) => {
    requireLibraryOption(tool, t, 'gasPrice');
    const base = await t.use(libraryBase);
    const otherRuns: readonly (ScenarioRun | undefined)[] = [
      await t.attempt(libraryDemo),
      await t.attempt(libraryAll),
      await t.attempt(kovanRun),
      ...((await t.attempt(restartRuns)) ?? []).map(({ scene }) => scene),
    ];
    const runs = [base, ...otherRuns.filter((scene) => scene !== undefined && succeeded(scene.run))];
    for (const scene of runs.filter((scene) => scene !== undefined))
      for (const transaction of await accountTransactions(scene)) t.judge(otherPriceDefect(transaction), scene.run);
    if (t.subjects === 0)
      t.inconclusive('the account sent no transaction, though contracts are to be deployed (MIG-ST-001)');
  },
});

/** With a base fee, the given price may be the price that is paid or the most that is: the choice `given-price` decides. */
function otherPriceDefect({ hash, paid, maxFeePerGas }: MinedTransaction): Defect<'other'> | undefined {
  const price = maxFeePerGas ?? paid;
  if (price === BigInt(LIBRARY_GAS_PRICE) * GWEI) return undefined;
  const expected = `${LIBRARY_GAS_PRICE} GWei`;
  return { reason: 'other', expected, actual: `${price} wei`, at: `transaction ${hash}` };
}

/** The transactions of the given account: a demo test uses further accounts. */
async function accountTransactions({ views, record, options }: ScenarioRun): Promise<readonly MinedTransaction[]> {
  const { address } = accountOfKey(String(options.privateKey));
  const hashes = new Set(record.transactions.map(({ hash }) => hash));
  return (await views.transactionsFrom(address)).filter(({ hash }) => hashes.has(hash));
}
