/** Gas prices of a migration, compared with the given or the suggested price. */

import type { Defect } from '../../../core/check/defect.ts';
import type { MinedTransaction } from '../../target/chain/mined-transactions.ts';
import type { RecordedRpcCall } from '../../target/stage.ts';

/** A price in GWei as wei, without the rounding of floating point. */
export function weiOfGwei(gwei: string): bigint {
  const [whole = '', fraction = ''] = gwei.split('.');
  return BigInt(whole) * 10n ** 9n + BigInt(fraction.padEnd(9, '0'));
}

type PricedTransaction = Pick<MinedTransaction, 'paid' | 'gasPrice' | 'maxFeePerGas' | 'hash'>;

/** A transaction with another price than the given one. */
export function givenPriceDefect(
  transactions: readonly PricedTransaction[],
  gwei: string,
  at: string,
): Defect<'price'> | undefined {
  const wei = weiOfGwei(gwei);
  const wrong = transactions.find(({ gasPrice, maxFeePerGas }) => (gasPrice ?? maxFeePerGas) !== wei);
  if (!wrong) return undefined;
  const actual = `${wrong.gasPrice ?? wrong.maxFeePerGas} wei, in the transaction ${wrong.hash}`;
  return { reason: 'price', expected: `${wei} wei for each unit of gas`, actual, at };
}

/** The option of the choice `given-price`: the price is paid, or it is the most that is paid. */
export const givenPriceOption = (transactions: readonly PricedTransaction[], wei: bigint): 'exact' | 'ceiling' =>
  transactions.every(({ paid }) => paid === wei) ? 'exact' : 'ceiling';

/** Methods that give a suggested price, or leave the price to the node. */
export const PRICE_METHODS = /^eth_(gasPrice|feeHistory|maxPriorityFeePerGas|sendTransaction|fillTransaction)$/;

/** Whether a price is near the suggested one: some tools add to it, at most as much again. */
export const isNearPrice = (price: bigint, suggested: bigint): boolean => price >= suggested && price <= 2n * suggested;

/** The remedy where nothing is declared: the document does not say who suggests the price. */
export const undeclaredSourceText = ({ expected, actual }: Pick<Defect<string>, 'expected' | 'actual'>): string =>
  `expected ${expected}; found ${actual}: declare suggested-price=oracle if another source than the node suggests it, or ` +
  'suggested-price=legacy or fee-market to have the price of the node enforced';

/** The prices that a node has answered to `eth_gasPrice`. */
export const pricesAnswered = (calls: readonly RecordedRpcCall[]): readonly bigint[] =>
  calls.flatMap(({ method, result }) => (method === 'eth_gasPrice' ? quantityIn(result) : []));

/** A quantity in the JSON of an answer (Ethereum JSON-RPC, "Hex encoding"). */
const quantityIn = (json: string | undefined): readonly bigint[] =>
  json !== undefined && /^"0x[0-9a-f]+"$/i.test(json) ? [BigInt(JSON.parse(json))] : [];

/** A price far from all prices that the node suggests. */
export function farPriceDefect(price: bigint, suggested: readonly bigint[]): Defect<'price'> | undefined {
  if (suggested.some((one) => isNearPrice(price, one))) return undefined;
  const expected = `${[...new Set(suggested)].join(' or ')} wei, which the node suggests`;
  return { reason: 'price', expected, actual: `${price} wei` };
}

/** A price without a request to the node, or far from the price that the node suggests. */
export function suggestedPriceDefect(
  price: bigint,
  suggested: bigint,
  calls: readonly Pick<RecordedRpcCall, 'method'>[],
): Defect<'not-asked' | 'price'> | undefined {
  const isAsked = calls.some(({ method }) => PRICE_METHODS.test(method));
  if (isAsked) return farPriceDefect(price, [suggested]);
  return { reason: 'not-asked', expected: 'a price that was requested from the node', actual: `${price} wei` };
}
