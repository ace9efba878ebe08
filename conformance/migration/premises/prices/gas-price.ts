/** What a migration pays for gas, held against what was given or suggested. */

import type { Defect } from '../../../core/check/defect.ts';
import type { MinedTransaction } from '../../target/chain/mined-transactions.ts';
import type { RecordedRpcCall } from '../../target/stage.ts';

/** A price in GWei as wei, without the rounding of floating point. Exported for its test. */
export function weiOfGwei(gwei: string): bigint {
  const [whole = '', fraction = ''] = gwei.split('.');
  return BigInt(whole) * 10n ** 9n + BigInt(fraction.padEnd(9, '0'));
}

/** How a given price was understood: as what is paid, or as the most. Exported for its test. */
export function givenPriceMeaning(
  transactions: readonly Pick<MinedTransaction, 'paid' | 'gasPrice' | 'maxFeePerGas' | 'hash'>[],
  wei: bigint,
): 'exact' | 'ceiling' | Defect<'price'> {
  const wrong = transactions.find((one) => (one.gasPrice ?? one.maxFeePerGas) !== wei);
  if (!wrong) return transactions.every(({ paid }) => paid === wei) ? 'exact' : 'ceiling';
  const actual = `${wrong.gasPrice ?? wrong.maxFeePerGas} wei, in the transaction ${wrong.hash}`;
  return { reason: 'price', expected: `${wei} wei for each unit of gas`, actual };
}

/** How programs come to know what a node suggests; or they leave the price to it. */
export const PRICE_METHODS = /^eth_(gasPrice|feeHistory|maxPriorityFeePerGas|sendTransaction|fillTransaction)$/;

/** Whether a price is about what the node said: some add to it, so that twice as much is let pass. */
export const isNearPrice = (price: bigint, said: bigint): boolean => price >= said && price <= 2n * said;

/**
 * What is wrong with a price that nobody gave: the node was not asked, or it is not about what the node said. Exported for
 * its test.
 */
export function suggestedPriceDefect(
  price: bigint,
  said: bigint,
  calls: readonly Pick<RecordedRpcCall, 'method'>[],
): Defect<'not-asked' | 'price'> | undefined {
  const asked = calls.some(({ method }) => PRICE_METHODS.test(method));
  const actual = `${price} wei`;
  if (!asked) return { reason: 'not-asked', expected: 'a price that the node was asked for', actual };
  if (isNearPrice(price, said)) return undefined;
  return { reason: 'price', expected: `${said} wei, which the node suggests`, actual };
}
