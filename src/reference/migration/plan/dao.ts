/** A DAO by its parameters (interface document, "Migration parameters"). */
import { coreContract } from '../core/core-package.ts';
import { MigrationError } from '../error.ts';
import * as byCreator from './by-creator.ts';
import * as byHand from './by-hand.ts';
import { setUpSchemes } from './core-schemes.ts';
import { setUpCustom } from './custom-schemes.ts';
import type { DaoPlan } from './dao-context.ts';
import type { Registration } from './registration.ts';
import { deployStandAlone } from './stand-alone.ts';
import { together } from './together.ts';
import { votingArguments, votingHash } from './voting.ts';

export interface Dao {
  readonly name: string;
  readonly Avatar: string;
  readonly NativeToken: string;
  readonly NativeReputation: string;
  readonly Controller: string;
  readonly coreVersion: string;
  readonly StandAloneContracts?: readonly Named[];
  readonly Schemes?: readonly Named[];
}

interface Named {
  readonly name: string;
  readonly alias?: string;
  readonly address: string;
}

/** The deployed DAO, and its registrations of schemes. */
export async function deployDao(plan: DaoPlan): Promise<{ dao: Dao; registrations: readonly Registration[] }> {
  const { deployer, base, params } = plan;
  if (params.useUController && !base.UController) {
    throw new MigrationError('params', `useUController: core ${plan.baseCore.version} has no universal controller`);
  }
  if (params.useDaoCreator && plan.core.version !== plan.baseCore.version) {
    const found = `the DAO creator of the base is of core ${plan.baseCore.version}`;
    throw new MigrationError('params', `coreVersion: expected what useDaoCreator can create: ${found}`);
  }
  const organisation = await (params.useDaoCreator ? byCreator.forge(plan) : byHand.build(plan));
  const votes = await setVotes(plan);
  const registrations = await setUpSchemes(plan, organisation.avatar, votes);
  const tokens = {
    AvatarAddress: organisation.avatar,
    GenesisProtocolAddress: base.GenesisProtocol ?? '',
    DAOTokenAddress: organisation.token,
    ReputationAddress: organisation.reputation,
  };
  const contracts = await deployStandAlone(deployer, plan.contracts, { tokens, votes });
  const customs = await setUpCustom(deployer, plan.schemes, organisation.avatar, { tokens, votes, contracts });
  const schemes = [...registrations, ...customs];
  await (params.useDaoCreator
    ? byCreator.setSchemes(plan, organisation, schemes)
    : byHand.register(plan, organisation, schemes));
  const dao: Dao = {
    name: params.orgName,
    Avatar: organisation.avatar,
    NativeToken: organisation.token,
    NativeReputation: organisation.reputation,
    Controller: organisation.controller,
    coreVersion: plan.core.version,
    ...(contracts.length > 0 && {
      StandAloneContracts: contracts.map((address, i) =>
        named(params.StandAloneContracts[i]?.name, undefined, address),
      ),
    }),
    ...(customs.length > 0 && {
      Schemes: customs.map(({ scheme }, i) => {
        const { artifact, entry } = plan.schemes[i] as (typeof plan.schemes)[number];
        return named(entry.schemeName ?? entry.name ?? artifact.name, entry.alias, scheme);
      }),
    }),
  };
  return { dao, registrations: schemes };
}

const named = (name = '', alias: string | undefined, address: string): Named => ({
  name,
  ...(alias !== undefined && { alias }),
  address,
});

/** The hash of each item in the GenesisProtocol contract; a preset already is a hash. */
async function setVotes({ deployer, baseCore, base, params }: DaoPlan): Promise<string[]> {
  const votes: string[] = [];
  const calls: Promise<void>[] = [];
  for (const [i, item] of params.VotingMachinesParams.entries()) {
    if ('votingParamsHash' in item) {
      votes.push(item.votingParamsHash);
      continue;
    }
    const call = {
      to: base.GenesisProtocol ?? '',
      of: coreContract(baseCore, 'GenesisProtocol'),
      name: 'setParameters',
      args: votingArguments(item),
    };
    const hash = votingHash(item);
    // Equal parameters are set only once.
    if (!votes.includes(hash)) calls.push(deployer.call(`VotingMachinesParams[${i}]`, call));
    votes.push(hash);
  }
  await together(calls);
  return votes;
}
