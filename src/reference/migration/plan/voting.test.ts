import { ZeroAddress } from 'ethers';
import { expect, test } from 'vitest';
import { votingHash } from './voting.ts';

const ETHER = 10n ** 18n;
const STOCK = {
  queuedVoteRequiredPercentage: 50n,
  queuedVotePeriodLimit: 1800n,
  boostedVotePeriodLimit: 600n,
  preBoostedVotePeriodLimit: 600n,
  thresholdConst: 2000n,
  quietEndingPeriod: 300n,
  proposingRepReward: 5n * ETHER,
  votersReputationLossRatio: 1n,
  minimumDaoBounty: 100n * ETHER,
  daoBountyConst: 10n,
  activationTime: 0n,
  voteOnBehalf: ZeroAddress,
};

// Hashes that DAOstack's tool printed.
test.each([
  [{}, '0x62f2af6100a7374bcea52cbc2b654eb4dce056d52ea41eda08aea55e1a871ee2'],
  [{ thresholdConst: 1500n }, '0x62fbe5719722b9ff68fc6dc8eaf8661a8d7cc9c76cf815f1c7344d68d71cc085'],
])('the hash of known parameters %#', (more, hash) => {
  expect(votingHash({ ...STOCK, ...more })).toBe(hash);
});
