import type { Views } from './views.ts';

/** Of every voting machine of the core package. */
const PROPOSED =
  'event NewProposal(bytes32 indexed proposalId, address indexed organization, uint256 numOfChoices, address proposer, bytes32 paramsHash)';
/** Of GenesisProtocol, which says of every id that it has two choices: 0 is that of no proposal. */
const STATE = 'function state(bytes32) view returns (uint8)';
/** Of the others: 0 of no proposal. */
const CHOICES = 'function getNumberOfChoices(bytes32) view returns (uint256)';

/**
 * The voting machines that have a proposal, or had one before it was executed: those among `known` that say so, and every
 * contract by whose events it was proposed.
 */
export async function proposalMachines(
  views: Views,
  id: string,
  known: readonly unknown[],
): Promise<readonly string[]> {
  const having = new Set<string>();
  for (const machine of known) {
    const found = (await views.value(machine, STATE, [id])) ?? (await views.value(machine, CHOICES, [id]));
    if (typeof found === 'bigint' && found > 0n) having.add(String(machine).toLowerCase());
  }
  for (const { address, values } of await views.logs(PROPOSED))
    if (String(values?.[0]).toLowerCase() === id.toLowerCase()) having.add(address.toLowerCase());
  return [...having];
}
