import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import type { CompletedRun } from '../runs/completed-run.ts';
import { eventsOfCalls } from './events-of-calls.ts';
import { isNamedAccount } from './named-accounts.ts';

/** What an account may spend of the tokens of another (ERC-20). */
export interface Allowance {
  readonly token: string;
  readonly owner: string;
  readonly spender: string;
  readonly value: bigint;
  /** The hash of the transaction that allowed it. */
  readonly transaction: string;
}

const APPROVAL = 'event Approval(address indexed owner, address indexed spender, uint256 value)';
const ALLOWANCE = 'function allowance(address owner, address spender) view returns (uint256)';

/**
 * The tokens of the account that migrates, or of the DAO, which a run lets somebody spend whom nothing names, if they still may
 * when the run has ended. A contract may spend them in a call, so only accounts without code count. What a token allows when it
 * is created is part of its code.
 */
export async function strangersAllowed(scene: CompletedRun): Promise<readonly Allowance[]> {
  const { views, account, part } = scene;
  const allowances: Allowance[] = [];
  for (const { address: token, transaction, values } of await eventsOfCalls(scene, APPROVAL)) {
    const [owner = '', spender = ''] = values.map(String);
    if (![account.address, part.Avatar].some((one) => isSameAddress(one, owner))) continue;
    if (isNamedAccount(scene, spender) || (await views.codeAt(spender)) !== '0x') continue;
    const value = await views.value(token, ALLOWANCE, [owner, spender]);
    if (typeof value === 'bigint' && value > 0n) allowances.push({ token, owner, spender, value, transaction });
  }
  return allowances;
}
