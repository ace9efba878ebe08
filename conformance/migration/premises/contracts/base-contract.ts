import type { Trial } from '../../../core/check/trial.ts';
import { isUnknownProxy, isUnknownVersion } from '../../oracle/contracts/base-contract-defect.ts';
import type { CoreContract } from '../../oracle/contracts/core-contracts.ts';
import { delegatedCode } from '../../target/chain/delegated-code.ts';
import type { CoreBuilds } from '../../target/core-builds.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { Run } from '../../target/run.ts';
import { baseMigration } from '../runs/base-migration.ts';
import { votingMachineKind } from '../voting/voting-machine-kind.ts';

/** A contract of `base` after a base migration. */
export interface BaseContract {
  /** The tool's name for it. */
  readonly toolName: string;
  /** The code that answers at its address; undefined where `base` has no address of it. */
  readonly code: string | undefined;
  /** The builds of the core package, if they were given. */
  readonly builds: CoreBuilds | undefined;
  /** The base migration. */
  readonly run: Run;
}

/** Finds a contract of `base`. Ends the check where the tool does not have the contract or its code cannot be compared. */
export async function baseContract(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, never>,
  name: CoreContract,
): Promise<BaseContract> {
  if (!tool.has('contracts', name)) t.notApplicable(`the tool has no ${name}, as its names say`);
  const { part, views, stage, run } = await t.use(baseMigration);
  const toolName = tool.nameOf('contracts', name) ?? name;
  const address = part[name];
  if (address === undefined && tool.coreBuilds && tool.coreBuilds(name) === undefined)
    t.notApplicable(`the core package has no ${name}, as the builds of --core-builds show`);
  if (address === undefined) return { toolName, code: undefined, builds: tool.coreBuilds, run };
  const ask = (method: string, params: readonly unknown[]) => stage.chain.request(method, params);
  const answering = await delegatedCode(views, ask, address);
  const { code } = answering;
  if (code === '0x') t.inconclusive(`there is no code at ${String(address)} (MIG-ST-001, MIG-RS-003)`);
  if (isUnknownProxy(answering))
    t.inconclusive(`the contract at ${String(address)} delegates calls to code that cannot be found`);
  if (isUnknownVersion(name, code, tool.coreBuilds)) t.inconclusive(unknownVersionText(name, tool));
  return { toolName, code, builds: tool.coreBuilds, run };
}

/** How the voting machine at `base.<name>` decides. */
export async function kindOfVotingMachine(
  t: Trial<MigrationTarget, never>,
  name: 'AbsoluteVote' | 'QuorumVote',
): Promise<'AbsoluteVote' | 'QuorumVote'> {
  const { part, stage } = await t.use(baseMigration);
  const ask = (method: string, params: readonly unknown[]) => stage.chain.request(method, params);
  const kind = await votingMachineKind(ask, String(part[name]));
  return kind ?? t.inconclusive('the voting machine cannot be tried');
}

function unknownVersionText(name: CoreContract, { coreBuilds }: MigrationTarget): string {
  const remedy =
    coreBuilds === undefined
      ? "--core-builds FOLDER, with the builds of the tool's core package, shows whether it is"
      : 'the builds of --core-builds do not have it';
  return `the code at base.${name} is of no known version of a base contract, and may be of another: ${remedy}`;
}
