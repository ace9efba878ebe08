import { check } from '../../../core/check/check.ts';
import { PROPOSAL_ID } from '../../premises/result/demo-proposal.ts';
import { demoMigration } from '../../premises/steps/demo-migration.ts';
import type { ContractViews } from '../../target/chain/views.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

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
  views: ContractViews,
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

export const proposal = check<MigrationTarget>()({
  proves: 'MIG-RS-027',
  reasons: { unknown: 'no voting machine has a proposal of the id `test.proposalId`' },
  run: async (_tool, t) => {
    const { part, run, views, before } = await t.use(demoMigration);
    const id = part.proposalId;
    if (typeof id !== 'string' || !PROPOSAL_ID.test(id))
      return t.inconclusive('`test.proposalId` is no id (MIG-RS-026)');
    const { GenesisProtocol, AbsoluteVote, QuorumVote } = before.base;
    const machines = await proposalMachines(views, id, [GenesisProtocol, AbsoluteVote, QuorumVote]);
    const expected = 'a proposal of this id at the GenesisProtocol of the base, or at another voting machine';
    const at = 'test.proposalId';
    t.judge(machines.length > 0 ? undefined : { reason: 'unknown', expected, actual: `${id}, of nothing`, at }, run);
  },
});
