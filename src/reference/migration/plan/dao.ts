/** A DAO by its parameters (interface document, "Migration parameters"). */
import { coreContract } from '../core/core-package.ts';
import { MigrationError } from '../error.ts';
import type { Params } from '../params/params.ts';
import * as byCreator from './by-creator.ts';
import * as byHand from './by-hand.ts';
import { setUpSchemes } from './core-schemes.ts';
import { setUpCustom } from './custom-schemes.ts';
import type { DaoPlan, Founded } from './dao-context.ts';
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
  const { base, params } = plan;
  if (params.useUController && !base.UController) {
    throw new MigrationError('params', `useUController: core ${plan.baseCore.version} has no universal controller`);
  }
  if (params.useDaoCreator && plan.core.version !== plan.baseCore.version) {
    const found = `the DAO creator of the base is of core ${plan.baseCore.version}`;
    throw new MigrationError('params', `coreVersion: expected what useDaoCreator can create: ${found}`);
  }
  const { founded, votes, registrations } = await found(plan);
  const { contracts, customs } = await addContracts(plan, founded, votes);
  const schemes = [...registrations, ...customs];
  await (params.useDaoCreator ? byCreator.setSchemes : byHand.register)(plan, founded, schemes);
  const organisation = await founded.whole();
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

/** The DAO and the schemes of the core. What depends on nothing begins together, always in the same order. */
async function found(plan: DaoPlan) {
  const votes = votesOf(plan.params);
  const voting = setVotes(plan, votes);
  const founding = plan.params.useDaoCreator ? byCreator.forge(plan) : byHand.build(plan);
  const settingUp = setUpSchemes(plan, votes);
  await together<unknown>([voting, founding, settingUp]);
  const [founded, setUps] = [await founding, await settingUp];
  await together(setUps.map(async ({ finish }) => finish?.(founded.avatar)));
  return { founded, votes, registrations: setUps.map(({ registration }) => registration) };
}

/** The stand-alone contracts and the custom schemes. */
async function addContracts({ deployer, base, contracts: items, schemes }: DaoPlan, founded: Founded, votes: string[]) {
  if (items.length + schemes.length === 0) return { contracts: [], customs: [] };
  const { avatar, token, reputation } = await founded.whole();
  const tokens = {
    AvatarAddress: avatar,
    GenesisProtocolAddress: base.GenesisProtocol ?? '',
    DAOTokenAddress: token,
    ReputationAddress: reputation,
  };
  const contracts = await deployStandAlone(deployer, items, { tokens, votes });
  const customs = await setUpCustom(deployer, schemes, avatar, { tokens, votes, contracts });
  return { contracts, customs };
}

/** The hash of each item in the GenesisProtocol contract; a preset already is a hash. */
const votesOf = ({ VotingMachinesParams }: Params): string[] =>
  VotingMachinesParams.map((item) => ('votingParamsHash' in item ? item.votingParamsHash : votingHash(item)));

/** Equal parameters are set only once. */
async function setVotes({ deployer, baseCore, base, params }: DaoPlan, votes: readonly string[]): Promise<void> {
  const calls = params.VotingMachinesParams.flatMap((item, i) => {
    if ('votingParamsHash' in item || votes.indexOf(votes[i] as string) < i) return [];
    const of = coreContract(baseCore, 'GenesisProtocol');
    const call = { to: base.GenesisProtocol ?? '', of, name: 'setParameters', args: votingArguments(item) };
    return [deployer.call(`VotingMachinesParams[${i}]`, call)];
  });
  await together(calls);
}
