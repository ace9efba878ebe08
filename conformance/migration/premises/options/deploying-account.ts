/** The account that deploys the contracts of a run. */

import type { Defect } from '../../../core/check/defect.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import type { MinedTransaction } from '../../target/chain/mined-transactions.ts';

export const OTHER_ACCOUNT_REASON = { account: 'a contract is deployed by another account' };

/** A contract that another account deployed. Calls may come from accounts of the scenario itself. */
export function deployingAccountDefect(
  transactions: readonly MinedTransaction[],
  expected: string,
): Defect<'account'> | undefined {
  const deployment = transactions.find(({ to, from }) => to === undefined && !isSameAddress(from, expected));
  return deployment && { reason: 'account', expected, actual: deployment.from, at: `transaction ${deployment.hash}` };
}
