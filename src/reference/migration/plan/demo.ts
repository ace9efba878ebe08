/** The demo test: a DAO from the DaoCreator, owned by the migrating account, with a proposal to vote on. */
import { ZeroAddress } from 'ethers/constants';
import { parseUnits } from 'ethers/utils';
import { type Core, coreContract } from '../core/core-package.ts';
import type { VotingParams } from '../params/voting.ts';
import type { Base } from './base.ts';
import { hashOf } from './core-schemes.ts';
import type { Deployer } from './deployer.ts';
import { forgeOrg, organisationOf } from './forge-org.ts';
import { PERMISSIONS } from './permissions.ts';
import { together } from './together.ts';
import { votingArguments, votingHash } from './voting.ts';

export interface Demo {
  readonly name: string;
  readonly Avatar: string;
  readonly NativeToken: string;
  readonly NativeReputation: string;
  /** 32 bytes in hex. */
  readonly proposalId: string;
}

const NAME = 'Demo Test';
const units = (whole: number) => parseUnits(`${whole}`, 18);
/** Short periods, a tenth of an hour each, because it is a test. */
const VOTING: VotingParams = {
  queuedVoteRequiredPercentage: 50n,
  queuedVotePeriodLimit: 1800n,
  boostedVotePeriodLimit: 600n,
  preBoostedVotePeriodLimit: 600n,
  thresholdConst: 2000n,
  quietEndingPeriod: 300n,
  proposingRepReward: units(5),
  votersReputationLossRatio: 1n,
  minimumDaoBounty: units(100),
  daoBountyConst: 10n,
  activationTime: 0n,
  voteOnBehalf: ZeroAddress,
};

export async function deployDemo(deployer: Deployer, core: Core, base: Base): Promise<Demo> {
  const creator = coreContract(core, 'DaoCreator');
  const machine = coreContract(core, 'GenesisProtocol');
  const rewards = coreContract(core, 'ContributionReward');
  const at = (name: string) => base[name] ?? '';
  const founders = [{ address: deployer.account, tokens: units(1000), reputation: units(1000) }];
  const names = [NAME, 'Demo Token', 'DTN'] as const;
  const votes = { to: at('GenesisProtocol'), of: machine, name: 'setParameters', args: votingArguments(VOTING) };
  const setting = [votingHash(VOTING), at('GenesisProtocol')];
  const scheme = at('ContributionReward');
  const setUp = { to: scheme, of: rewards, name: 'setParameters', args: setting };
  const voting = deployer.call('VotingMachinesParams', votes);
  const settingUp = deployer.call('ContributionReward: setParameters', setUp);
  const forging = forgeOrg(deployer, { core, creator: at('DaoCreator'), names, founders });
  await together<unknown>([voting, settingUp, forging]);
  const avatar = await forging;
  const schemes = [[scheme], [hashOf(setting)], [PERMISSIONS.ContributionReward]];
  await deployer.call('setSchemes', {
    to: at('DaoCreator'),
    of: creator,
    name: 'setSchemes',
    args: [avatar, ...schemes, 'metaData'],
  });
  const proposal = {
    to: scheme,
    of: rewards,
    name: 'proposeContributionReward',
    // In this order: reputation, tokens, ether, tokens of another contract, length of a period, number of periods.
    args: [avatar, 'demo', units(10), [units(10), 0n, 0n, 0n, 1n], ZeroAddress, deployer.account],
  };
  const proposalId = await deployer.create('proposal', proposal, 'NewContributionProposal', '_proposalId');
  const { token, reputation } = await organisationOf(deployer, core, avatar);
  return { name: NAME, Avatar: avatar, NativeToken: token, NativeReputation: reputation, proposalId };
}
