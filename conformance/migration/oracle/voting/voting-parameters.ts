/**
 * Parameters of a GenesisProtocol voting machine: their order and units in `setParameters(uint256[11], address)`, the bounds
 * that it requires, and the hash under which it stores them.
 *
 * Anchored by: the calls of npm's @daostack/migration with their hashes, and parameters(hash) of @daostack/arc rc.33 and
 * rc.57 as read back; the requirements of GenesisProtocolLogic.setParameters (daostack/infra)
 */
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { readAddress } from '../ethereum/address.ts';
import { packedHash } from '../ethereum/solidity-packed.ts';
import { DECIMALS, scaled } from '../ethereum/token-units.ts';
import { nodeAt, numberAt, stringAt } from '../parameters/json-members.ts';

/** A parameter, and its inclusive bounds in the contract. Default: 0 and the largest uint256. */
interface VotingParameter {
  readonly name: string;
  /** `tokens`: a whole unit in a parameters file is 10^18 for the contract. The other units are the same in both. */
  readonly unit: 'tokens' | 'seconds' | 'percent' | 'thousandths' | 'number';
  readonly min?: bigint;
  readonly max?: bigint;
}

/** The parameters in the order of the contract. */
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

/** The unit of a file's amounts (choices `founder-units`, `voting-amounts`): whole units, or the smallest ones. */
export type AmountUnit = 'whole' | 'smallest';

/** The arguments of `setParameters`. */
export interface VotingCall {
  /** The 11 numbers in the units and the order of the contract. */
  readonly values: readonly bigint[];
  /** The address with its checksum. */
  readonly voteOnBehalf: string;
}

/**
 * The call for an item of `VotingMachinesParams`. undefined if one of the twelve values is absent (the document states no
 * defaults), is not a number, or is not a whole number in the contract's unit.
 */
export function votingCall(item: JsonNode, unit: AmountUnit = 'whole'): VotingCall | undefined {
  const values = VOTING_PARAMETERS.map((parameter) =>
    scaled(numberAt(item, parameter.name) ?? '', parameter.unit === 'tokens' && unit === 'whole' ? DECIMALS : 0),
  );
  const behalf = readAddress(stringAt(item, 'voteOnBehalf') ?? '').value;
  if (behalf === undefined) return undefined;
  return values.every((value) => value !== undefined) ? { values, voteOnBehalf: behalf } : undefined;
}

/** The hash under which the voting machine stores parameters, in lower case with `0x`. */
export function votingHash({ values, voteOnBehalf }: VotingCall): string {
  const numbers = packedHash(...values.map((value) => ['uint256', value] as const));
  return packedHash(['bytes32', numbers], ['address', voteOnBehalf]);
}

/** The hash of an item in lower case: its preset hash, else that of its parameters. */
export function votingHashOf(item: JsonNode | undefined, unit?: AmountUnit): string | undefined {
  if (item === undefined) return undefined;
  if (nodeAt(item, 'votingParamsHash')) {
    const preset = stringAt(item, 'votingParamsHash') ?? '';
    return /^0x[0-9a-fA-F]{64}$/.test(preset) ? preset.toLowerCase() : undefined;
  }
  const call = votingCall(item, unit);
  return call && votingHash(call);
}

/** `thresholdConst` as `parameters(hash)` returns it: a fixed-point number with 40 fractional bits, rounded down. */
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
