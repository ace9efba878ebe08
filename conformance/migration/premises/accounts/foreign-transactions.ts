import type { MinedTransaction } from '../../target/chain/mined-transactions.ts';

/**
 * Transactions of other accounts, except those of accounts whose key nobody has: a contract with the same address on every
 * chain is deployed by such an account, which gets its funds in advance (ERC-2470). Exported for its test.
 */
export function foreignTransactions(
  transactions: readonly MinedTransaction[],
  account: string,
  since: number,
): readonly MinedTransaction[] {
  const is = (address: string) => address.toLowerCase() === account.toLowerCase();
  const paid = new Set(
    transactions.flatMap(({ from, to, value }) => (is(from) && to && value > 0n ? [to.toLowerCase()] : [])),
  );
  return transactions.filter(({ from, block, nonce, to }) => {
    if (block <= since || is(from)) return false;
    const alone =
      transactions.filter((transaction) => transaction.from.toLowerCase() === from.toLowerCase()).length === 1;
    return !(to === undefined && nonce === 0 && alone && paid.has(from.toLowerCase()));
  });
}
