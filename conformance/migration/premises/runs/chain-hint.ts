import { type Run, succeeded } from '../../target/run.ts';

/** Words in errors of nodes and libraries about a chain without a base fee (EIP-1559). */
const FEE_MARKET = /eth_feeHistory|eth_maxPriorityFeePerGas|EIP-?1559|maxFeePerGas|\bLondon\b/i;

/** A hint for a failed run: the setting of `chain` that the tool may need. Empty: no hint. */
export function chainHint(run: Run): string {
  if (succeeded(run)) return '';
  if (FEE_MARKET.test(`${run.rejected ?? ''} ${run.stderr.text} ${run.stdout.text}`))
    return '. If it needs EIP-1559, `chain: { hardfork: cancun }` in touchstone.yaml gives it such chains';
  if (run.awaitsBlocks)
    return '. If it waits for further blocks, `chain: { block-interval: 1000 }` in touchstone.yaml makes the chain mine them';
  return '';
}
