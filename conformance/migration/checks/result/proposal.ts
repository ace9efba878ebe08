import { check } from '../../../core/check/check.ts';
import { proposalIdIn } from '../../premises/result/demo-proposal.ts';
import { demoMigration } from '../../premises/steps/demo-migration.ts';
import type { ContractViews } from '../../target/chain/views.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** Event of every voting machine of the core package. */
const PROPOSED =
  'event NewProposal(bytes32 indexed proposalId, address indexed organization, uint256 numOfChoices, address proposer, bytes32 paramsHash)';
/** View of GenesisProtocol: 0 for an unknown id. Its number of choices is 2 for every id. */
const STATE = 'function state(bytes32) view returns (uint8)';
/** View of the other voting machines: 0 for an unknown id. */
const CHOICES = 'function getNumberOfChoices(bytes32) view returns (uint256)';

/**
 * The voting machines that have a proposal, or had it before its execution: those of `known` whose views know the id, and the
 * contracts with an event of it.
 */
export async function proposalMachines(
  views: ContractViews,
  id: string,
  known: readonly unknown[],
): Promise<readonly string[]> {
  const machines = new Set<string>();
  for (const machine of known) {
    const number = (await views.value(machine, STATE, [id])) ?? (await views.value(machine, CHOICES, [id]));
    if (typeof number === 'bigint' && number > 0n) machines.add(String(machine).toLowerCase());
  }
  for (const { address, values } of await views.logs(PROPOSED))
    if (String(values?.[0]).toLowerCase() === id.toLowerCase()) machines.add(address.toLowerCase());
  return [...machines];
}

export const proposal = check<MigrationTarget>()({
  // MIG-RS-027 (must): `test.proposalId` is the id of a proposal that the voting machine has. [interface, "Migration result"]
  proves: 'MIG-RS-027',
  reasons: { unknown: 'no voting machine has a proposal with the id `test.proposalId`' },
  run: async (_tool, t) => {
    const { part, run, views, resultBefore } = await t.use(demoMigration);
    const id = proposalIdIn(part.proposalId);
    if (id === undefined) return t.inconclusive('`test.proposalId` is not an id (MIG-RS-026)');
    const { GenesisProtocol, AbsoluteVote, QuorumVote } = resultBefore.base;
    const machines = await proposalMachines(views, id, [GenesisProtocol, AbsoluteVote, QuorumVote]);
    const expected = 'a proposal of this id at the GenesisProtocol of the base, or at another voting machine';
    const unknown = { expected, actual: `${id}, which no voting machine has`, at: 'test.proposalId' };
    t.judge(machines.length === 0 && { reason: 'unknown', ...unknown }, run);
  },
});
