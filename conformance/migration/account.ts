/** The account that migrates, and the address at which the node is (the interface document, "Authentication"). */
import { check } from '../core/check.ts';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import type { MinedTransaction } from '../lab/chain-history.ts';
import { PLAIN } from './params.ts';
import { newStage, play, sayRun } from './play.ts';
import { baseMigrated, daoMigrated } from './scenes.ts';

/**
 * Transactions of others than an account, but for those that nobody has the key of: what a contract is made by that is to
 * have one address on every chain, which is signed by chance and paid in advance (ERC-2470). Exported for its test.
 */
export function ofOthers(
  transactions: readonly MinedTransaction[],
  account: string,
  since: number,
): readonly MinedTransaction[] {
  const is = (one: string) => one.toLowerCase() === account.toLowerCase();
  const paid = new Set(
    transactions.flatMap(({ from, to, value }) => (is(from) && to && value > 0n ? [to.toLowerCase()] : [])),
  );
  return transactions.filter(({ from, block, nonce, to }) => {
    if (block <= since || is(from)) return false;
    const alone = transactions.filter((one) => one.from.toLowerCase() === from.toLowerCase()).length === 1;
    return !(to === undefined && nonce === 0 && alone && paid.has(from.toLowerCase()));
  });
}

export const sender = check<MigrationTarget>()({
  proves: 'MIG-AU-001',
  reasons: { other: 'a transaction of the migration is sent by another account' },
  run: async (_tool, t) => {
    for (const [step, of] of [['base', baseMigrated] as const, ['dao', daoMigrated] as const]) {
      const { views, account, since, run } = await t.use(of);
      const [first] = ofOthers(await views.transactions(), account.address, since);
      const expected = `${account.address}, whose key was given`;
      const actual = first && `${first.from}, in the transaction ${first.hash}`;
      t.judge(actual === undefined ? undefined : { reason: 'other', expected, actual, at: step }, run);
    }
  },
});

/** As providers have them: a key in the path, or in the query, where what has a meaning is escaped. */
const PATH = '/v3/0123456789abcdef0123456789abcdef?apikey=A.b-c_d~e%2Ff&chain=x';

export const provider = check<MigrationTarget>()({
  proves: 'MIG-AU-002',
  reasons: {
    failed: 'a base migration does not succeed where the address of the node has a path and a query',
    path: 'the node is asked under another path or query than given',
  },
  run: async (tool, t) => {
    await t.use(baseMigrated);
    const stage = await newStage(tool);
    const options = { params: { default: PLAIN }, provider: `${stage.rpc}${PATH}` };
    const { run, record } = await play(tool, stage, { step: 'base', options });
    const wrong = record.calls.find((one) => one.path !== PATH);
    if (wrong) t.judge({ reason: 'path', expected: PATH, actual: wrong.path, at: wrong.method }, run);
    const failed = { reason: 'failed' as const, expected: 'a run that succeeds', actual: sayRun(run), at: PATH };
    t.judge(succeeded(run) ? undefined : failed, run);
  },
});
