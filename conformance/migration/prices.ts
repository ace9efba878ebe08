/** What a migration pays for gas (the interface document, "Command line": --gas-price). */
import { check } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { type Premise, premise } from '../core/premise.ts';
import type { RpcCall } from '../core/stage.ts';
import type { MinedTransaction } from '../lab/chain-history.ts';
import { allByOptions } from './all-scenes.ts';
import { byAliases } from './command-aliases.ts';
import { usageExample } from './command-scenes.ts';
import { once } from './once.ts';
import { PLAIN } from './params.ts';
import { newStage, play, type Scene } from './play.ts';
import { baseMigrated } from './scenes.ts';

/** Rules without a base fee (EIP-1559 came with London). */
const BEFORE_LONDON =
  /^(chainstart|frontier|homestead|dao|tangerine|spurious|byzantium|constantinople|petersburg|istanbul|muirglacier|berlin|arrowglacier)/i;
/** With a fraction, and far above what the base fee rises to. */
const GIVEN_GWEI = 60.25;

/** A price in GWei as wei, without the rounding of floating point. Exported for its test. */
export function weiOf(gwei: string): bigint {
  const [whole = '', fraction = ''] = gwei.split('.');
  return BigInt(whole) * 10n ** 9n + BigInt(fraction.padEnd(9, '0'));
}

/** What an account sent in a run. What others sent is judged by itself (MIG-AU-001). */
async function sentIn({ views, record, account }: Scene): Promise<readonly MinedTransaction[]> {
  const hashes = new Set(record.transactions.map(({ hash }) => hash));
  return (await views.transactionsFrom(account.address)).filter(({ hash }) => hashes.has(hash));
}

/** How a given price was understood: as what is paid, or as the most. Exported for its test. */
export function understoodAs(
  transactions: readonly Pick<MinedTransaction, 'paid' | 'gasPrice' | 'maxFeePerGas' | 'hash'>[],
  wei: bigint,
): 'exact' | 'ceiling' | Defect<'price'> {
  const wrong = transactions.find((one) => (one.gasPrice ?? one.maxFeePerGas) !== wei);
  if (!wrong) return transactions.every(({ paid }) => paid === wei) ? 'exact' : 'ceiling';
  const actual = `${wrong.gasPrice ?? wrong.maxFeePerGas} wei, in the transaction ${wrong.hash}`;
  return { reason: 'price', expected: `${wei} wei for each unit of gas`, actual };
}

/** Base migrations where blocks have a base fee: with a price, and without. undefined where the tool has no such chains. */
const marketed: Premise<MigrationTarget, Readonly<Record<'given' | 'suggested', Scene>> | undefined> =
  premise<MigrationTarget>()({
    name: 'marketed',
    owners: {},
    find: async (tool, t) => {
      await t.use(baseMigrated);
      const { hardfork = 'cancun' } = tool.chain;
      if (BEFORE_LONDON.test(hardfork)) return undefined;
      const stage = await newStage(tool, { hardfork });
      const run = (gasPrice?: number) =>
        play(tool, stage, { step: 'base', options: { params: { default: PLAIN }, gasPrice } });
      return { given: await run(GIVEN_GWEI), suggested: await run() };
    },
  });

export const given = check<MigrationTarget>()({
  proves: 'MIG-CL-012',
  needs: ['argv'],
  reasons: {
    price: 'a transaction has another gas price than given',
    alias: '`-g` is refused where `--gas-price` is not',
    failed: 'with a gas price a base migration fails where blocks have a base fee',
    'not-as-declared': 'where blocks have a base fee a given price is something else than declared',
  },
  run: async (_tool, t) => {
    const long = await t.use(usageExample);
    for (const scene of [long.base, long.dao]) {
      const judged = understoodAs(await sentIn(scene), weiOf(long.given.gwei!));
      t.judge(typeof judged === 'string' ? undefined : { ...judged, at: `--gas-price ${long.given.gwei}` }, scene.run);
    }
    const all = await t.use(allByOptions);
    const ofAll = understoodAs(await sentIn(all.scene), weiOf(all.given.gwei!));
    const where = `--gas-price ${all.given.gwei}, no command`;
    t.judge(typeof ofAll === 'string' ? undefined : { ...ofAll, at: where }, all.scene.run);
    const short = await t.use(byAliases);
    const refused = short.refused.get('-g');
    const at = `-g ${short.given.gwei}`;
    if (refused) t.judge({ reason: 'alias', expected: 'a run that succeeds', actual: 'it fails', at }, refused.run);
    if (succeeded(short.scene.run)) {
      const judged = understoodAs(await sentIn(short.scene), weiOf(short.given.gwei!));
      t.judge(typeof judged === 'string' ? undefined : { ...judged, at }, short.scene.run);
    }
    const market = (await t.use(marketed))?.given;
    if (!market) return;
    const there = `--gas-price ${GIVEN_GWEI}, where blocks have a base fee`;
    const expected = 'a run that succeeds';
    if (!succeeded(market.run)) t.judge({ reason: 'failed', expected, actual: 'it fails', at: there }, market.run);
    const judged = understoodAs(await sentIn(market), weiOf(String(GIVEN_GWEI)));
    if (typeof judged !== 'string') t.judge({ ...judged, at: there }, market.run);
    else t.judge(once(t.chose('given-price', judged)), market.run);
  },
});

/** How programs come to know what a node suggests; or they leave the price to it. */
const ASKS = /^eth_(gasPrice|feeHistory|maxPriorityFeePerGas|sendTransaction|fillTransaction)$/;
const ASKS_BLOCK = /^eth_getBlockByNumber$/;

/** Whether a price is about what the node said: some add to it, so that twice as much is let pass. */
export const isAbout = (price: bigint, said: bigint): boolean => price >= said && price <= 2n * said;

/**
 * What is wrong with a price that nobody gave: the node was not asked, or it is not about what the node said. Exported for
 * its test.
 */
export function unsuggested(
  price: bigint,
  said: bigint,
  calls: readonly Pick<RpcCall, 'method'>[],
): Defect<'not-asked' | 'price'> | undefined {
  const asked = calls.some(({ method }) => ASKS.test(method));
  const actual = `${price} wei`;
  if (!asked) return { reason: 'not-asked', expected: 'a price that the node was asked for', actual };
  if (isAbout(price, said)) return undefined;
  return { reason: 'price', expected: `${said} wei, which the node suggests`, actual };
}

export const suggested = check<MigrationTarget>()({
  proves: 'MIG-CL-013',
  needs: ['argv'],
  reasons: {
    'not-asked': 'without a gas price the node is not asked for one',
    price: 'without a gas price another one is paid than the node suggests',
    failed: 'without a gas price a base migration fails where blocks have a base fee',
    'not-as-declared': 'where blocks have a base fee transactions are priced otherwise than declared',
    changed: 'they are not all priced in the same way',
  },
  run: async (_tool, t) => {
    const scene = await t.use(baseMigrated);
    const said = BigInt(String(await scene.stage.chain.request('eth_gasPrice')));
    for (const one of await sentIn(scene)) {
      if (one.gasPrice === undefined) continue;
      const wrong = unsuggested(one.gasPrice, said, scene.record.calls);
      t.judge(wrong && { ...wrong, at: `the transaction ${one.hash}` }, scene.run);
    }
    const market = (await t.use(marketed))?.suggested;
    if (!market) return;
    const [at, expected] = ['where blocks have a base fee', 'a run that succeeds'];
    if (!succeeded(market.run)) t.judge({ reason: 'failed', expected, actual: 'it fails', at }, market.run);
    const asked = market.record.calls.some(({ method }) => ASKS.test(method) || ASKS_BLOCK.test(method));
    const none = { reason: 'not-asked' as const, expected: 'a question to the node', actual: 'none', at };
    t.judge(asked ? undefined : none, market.run);
    for (const { maxFeePerGas } of await sentIn(market))
      t.judge(t.chose('suggested-price', maxFeePerGas === undefined ? 'legacy' : 'fee-market'), market.run);
  },
});
