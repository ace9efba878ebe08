/** Voting parameters: their form, the limits of the GenesisProtocol contract, and the order in which it takes them. */
import { isAddress } from 'ethers';
import { units } from './amounts.mjs';

/** `setParameters(uint256[11], address)`. Amounts of tokens and reputation are whole units in the file. */
const ORDER = [
  ['queuedVoteRequiredPercentage', 'from 50 to 100', (n) => n >= 50 && n <= 100],
  ['queuedVotePeriodLimit'],
  ['boostedVotePeriodLimit', 'no less than quietEndingPeriod', (n, all) => !(n < all.quietEndingPeriod)],
  ['preBoostedVotePeriodLimit'],
  ['thresholdConst', 'from 1001 to 16000', (n) => n > 1000 && n <= 16000],
  ['quietEndingPeriod'],
  ['proposingRepReward', 'an amount'],
  ['votersReputationLossRatio', 'from 0 to 100', (n) => n <= 100],
  ['minimumDaoBounty', 'an amount above 0', (n) => n > 0],
  ['daoBountyConst', 'above 0', (n) => n > 0],
  ['activationTime'],
];
const AMOUNTS = ['proposingRepReward', 'minimumDaoBounty'];

export function votingDefects(list, say) {
  if (!Array.isArray(list)) return say('VotingMachinesParams', 'an array', list);
  for (const [index, item] of list.entries()) {
    const at = `VotingMachinesParams[${index}]`;
    if (typeof item !== 'object' || item === null) say(at, 'an object', item);
    else if (item.votingParamsHash === undefined) itemDefects(item, at, say);
    else if (!/^0x[0-9a-f]{64}$/i.test(item.votingParamsHash)) {
      say(`${at}.votingParamsHash`, '32 bytes in hex', item.votingParamsHash);
    }
  }
}

function itemDefects(item, at, say) {
  for (const [name, expected = 'an integer from 0', holds = () => true] of ORDER) {
    const value = item[name];
    const formed = AMOUNTS.includes(name) ? units(value) !== undefined : Number.isSafeInteger(value) && value >= 0;
    if (!formed || !holds(value, item)) say(`${at}.${name}`, expected, value);
  }
  if (!isAddress(item.voteOnBehalf)) say(`${at}.voteOnBehalf`, 'an address', item.voteOnBehalf);
}

/** The arguments of `setParameters`. */
export function votingArguments(item) {
  const value = (name) => (AMOUNTS.includes(name) ? units(item[name]) : BigInt(item[name]));
  return [ORDER.map(([name]) => value(name)), item.voteOnBehalf];
}
