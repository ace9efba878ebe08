/**
 * Parameters of a GenesisProtocol voting machine: their order and units in `setParameters(uint256[11], address)`, the bounds
 * that it requires, and the hash under which it keeps them.
 *
 * Anchored by: the calls of npm's @daostack/migration with their hashes, and parameters(hash) of @daostack/arc rc.33 and
 * rc.57 as read back; the requirements of GenesisProtocolLogic.setParameters (daostack/infra)
 */
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { readAddress } from '../ethereum/address.ts';
import { packedHash } from '../ethereum/solidity-packed.ts';
import { DECIMALS, scaled } from '../ethereum/token-units.ts';
import { nodeAt, numberAt, stringAt } from '../parameters/json-members.ts';

/** Bounds that the contract requires, both included. The largest uint256 where there is none. */
interface VotingParameter {
  readonly name: string;
  /** `tokens`: whole units in a parameters file, 10^18 of which the contract is given for each. `seconds`, and plain numbers. */
  readonly unit: 'tokens' | 'seconds' | 'percent' | 'thousandths' | 'number';
  readonly min?: bigint;
  readonly max?: bigint;
}

/** In the order of the contract. */
export const VOTING_PARAMETERS: readonly VotingParameter[] = [
  { name: 'queuedVoteRequiredPercentage', unit: 'percent', min: 50n, max: 100n },
  { name: 'queuedVotePeriodLimit', unit: 'seconds' },
  { name: 'boostedVotePeriodLimit', unit: 'seconds' },
  { name: 'preBoostedVotePeriodLimit', unit: 'seconds' },
  { name: 'thresholdConst', unit: 'thousandths', min: 1001n, max: 16_000n },
  { name: 'quietEndingPeriod', unit: 'seconds' },
  { name: 'proposingRepReward', unit: 'tokens' },
  { name: 'votersReputationLossRatio', unit: 'percent', max: 100n },
  { name: 'minimumDaoBounty', unit: 'tokens', min: 1n },
  { name: 'daoBountyConst', unit: 'number', min: 1n },
  { name: 'activationTime', unit: 'seconds' },
];

/** How a file's amounts are meant (choices `founder-units`, `voting-amounts`): whole units, or the smallest ones. */
export type AmountUnit = 'whole' | 'smallest';

/** What `setParameters` is called with. */
export interface VotingCall {
  /** As the contract has them: 11 numbers in its order. */
  readonly values: readonly bigint[];
  /** With its checksum. */
  readonly voteOnBehalf: string;
}

/**
 * The call for an item of `VotingMachinesParams`. undefined where one of the twelve is absent (defaults: not shown), is no
 * number, or is no whole number in the contract's unit.
 */
export function votingCall(item: JsonNode, unit: AmountUnit = 'whole'): VotingCall | undefined {
  const values = VOTING_PARAMETERS.map((parameter) =>
    scaled(numberAt(item, parameter.name) ?? '', parameter.unit === 'tokens' && unit === 'whole' ? DECIMALS : 0),
  );
  const behalf = readAddress(stringAt(item, 'voteOnBehalf') ?? '').value;
  if (behalf === undefined) return undefined;
  return values.every((value) => value !== undefined) ? { values, voteOnBehalf: behalf } : undefined;
}

/** The hash that the voting machine keeps parameters under, in lowercase with `0x`. */
export function votingHash({ values, voteOnBehalf }: VotingCall): string {
  const numbers = packedHash(...values.map((value) => ['uint256', value] as const));
  return packedHash(['bytes32', numbers], ['address', voteOnBehalf]);
}

/** The hash of an item: a preset one as it stands there, in lowercase; else that of its parameters. */
export function votingHashOf(item: JsonNode | undefined, unit?: AmountUnit): string | undefined {
  if (item === undefined) return undefined;
  if (nodeAt(item, 'votingParamsHash')) {
    const preset = stringAt(item, 'votingParamsHash') ?? '';
    return /^0x[0-9a-fA-F]{64}$/.test(preset) ? preset.toLowerCase() : undefined;
  }
  const call = votingCall(item, unit);
  return call && votingHash(call);
}

/** `thresholdConst` as `parameters(hash)` gives it back: a fixed-point number with 40 bits behind the point, cut off. */
export function storedThreshold(thousandths: bigint): bigint {
  return (thousandths << 40n) / 1000n;
}

/** `limitExponentValue` of `parameters(hash)`: how often the threshold can be multiplied by itself without overflowing. */
export function limitExponent(thousandths: bigint): bigint {
  const [, divisor] = (
    [
      [2000n, 1n],
      [4000n, 2n],
      [8000n, 3n],
      [16_000n, 4n],
    ] as const
  ).find(([most]) => thousandths <= most) ?? [0n, 1n];
  return 172n / divisor;
}
