import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { eventsOfCalls } from './events-of-calls.ts';
import { isNamedAccount } from './named-accounts.ts';

/** A contract that was handed over (ERC-173). */
export interface HandedContract {
  readonly contract: string;
  readonly owner: string;
  /** The hash of the transaction that handed it over. */
  readonly transaction: string;
}

const TRANSFERRED = 'event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)';
const OWNER = 'function owner() view returns (address)';
/** Nobody has the key of such a small address: a contract that is handed to one, as to 0xdEaD, has no owner any more. */
const LARGEST_OF_NOBODY = 0xffffn;

/**
 * The contracts that a run hands to somebody whom nothing names, and who still owns them when the run has ended. A contract may
 * own another, so only accounts without code count. The owner that a contract has when it is created is part of its code.
 */
export async function strangersOwning(scene: ScenarioRun): Promise<readonly HandedContract[]> {
  const { views } = scene;
  const handed: HandedContract[] = [];
  for (const { address: contract, transaction, values } of await eventsOfCalls(scene, TRANSFERRED)) {
    const owner = String(values[1]);
    if (BigInt(owner) <= LARGEST_OF_NOBODY || isNamedAccount(scene, owner)) continue;
    if ((await views.codeAt(owner)) !== '0x') continue;
    if (isSameAddress(await views.value(contract, OWNER), owner)) handed.push({ contract, owner, transaction });
  }
  return handed;
}
