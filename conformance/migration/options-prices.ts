/** Prices by the options of the library. */
import { check } from '../core/check.ts';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import type { MinedTransaction } from '../lab/chain-history.ts';
import { accountOfKey } from '../oracle/ethereum-account.ts';
import { libraryRestarts } from './library-restart.ts';
import { libraryKovan } from './library-runs.ts';
import { libraryAll, libraryBase, libraryDao, libraryDemo, PRICE } from './library-scenes.ts';
import { mayLack } from './option-lacking.ts';
import type { Scene } from './play.ts';
import { isAbout } from './prices.ts';

const GWEI = 10n ** 9n;

export const gasPrice = check<MigrationTarget>()({
  proves: 'MIG-OP-003',
  needs: ['call'],
  reasons: { other: 'a transaction has another gas price than `gasPrice`' },
  run: async (tool, t) => {
    mayLack(tool, t, 'gasPrice');
    const base = await t.use(libraryBase);
    const restarts = (await t.attempt(libraryRestarts)) ?? [];
    const apart = [await t.attempt(libraryKovan), ...restarts.map(({ scene }) => scene)];
    const others = [await t.attempt(libraryDemo), await t.attempt(libraryAll), ...apart];
    const runs = [base, ...others.filter((one) => one !== undefined && succeeded(one.run))];
    for (const scene of runs as readonly Scene[]) {
      for (const { hash, paid, maxFeePerGas } of await ownOf(scene)) {
        // Where blocks have a base fee, whether that is what is paid or the most that is, is a choice of its own.
        const price = maxFeePerGas ?? paid;
        const defect = { expected: `${PRICE} GWei`, actual: `${price} wei`, at: `transaction ${hash}` };
        t.judge(price === BigInt(PRICE) * GWEI ? undefined : { reason: 'other', ...defect }, scene.run);
      }
    }
    if (t.subjects === 0)
      t.inconclusive('the account sent no transaction, though contracts are to be deployed (MIG-ST-001)');
  },
});

/** What the account sent in a run: a demo test has accounts of its own. */
async function ownOf({ views, record, options }: Scene): Promise<readonly MinedTransaction[]> {
  const { address } = accountOfKey(String(options.privateKey));
  const hashes = new Set(record.transactions.map(({ hash }) => hash));
  return (await views.transactionsFrom(address)).filter(({ hash }) => hashes.has(hash));
}

export const suggestedPrice = check<MigrationTarget>()({
  proves: 'MIG-OP-004',
  needs: ['call'],
  reasons: { other: 'without `gasPrice` a transaction has a price far from what the node suggests' },
  run: async (_tool, t) => {
    const { sent, run, suggested, record } = await t.use(libraryDao);
    const told = record.calls.filter(({ method }) => method === 'eth_gasPrice').map(({ result }) => result);
    const prices = new Set([
      suggested,
      ...told.filter((one) => isQuantity(one)).map((one) => BigInt(JSON.parse(one!))),
    ]);
    // Base fee and tip are suggestions as well (EIP-1559); what comes of them is told by the checks of prices.
    await t.each(
      sent.filter(({ maxFeePerGas }) => maxFeePerGas === undefined),
      ({ hash, paid }) => {
        const defect = {
          expected: `${[...prices].join(' or ')} wei, or somewhat more`,
          actual: `${paid} wei`,
          at: `transaction ${hash}`,
        };
        const about = paid !== undefined && [...prices].some((said) => isAbout(paid, said));
        t.judge(about ? undefined : { reason: 'other', ...defect }, run);
      },
      'each transaction has fees of EIP-1559',
    );
  },
});

const isQuantity = (text: string | undefined) => /^"0x[0-9a-f]+"$/i.test(text ?? '');
