import { type Run, succeeded } from '../../target/run.ts';

/** How nodes and libraries say that a chain has no base fee (EIP-1559). */
const FEE_MARKET = /eth_feeHistory|eth_maxPriorityFeePerGas|EIP-?1559|maxFeePerGas|\bLondon\b/i;

/** What of the chain a tool may want otherwise that did not succeed, for people: a setting of `chain`. Empty: nothing. */
export function chainHint(run: Run): string {
  if (succeeded(run)) return '';
  if (FEE_MARKET.test(`${run.rejected ?? ''} ${run.stderr.text} ${run.stdout.text}`))
    return '. Where it wants EIP-1559, `chain: { hardfork: cancun }` in touchstone.yaml gives it such chains';
  if (run.ended.by === 'limit' && run.ended.limit === 'time')
    return '. Where it waits for further blocks, `chain: { block-interval: 1000 }` in touchstone.yaml has them made';
  return '';
}
