/** An item of VotingMachinesParams: parameters that the GenesisProtocol contract accepts, or the hash of a preset. */
import { z } from 'zod/v4';
import { address, amount, bytes32, whole, within } from './forms.ts';

/** Beyond this limit `setParameters` overflows, or a time is not a valid date. */
const LARGEST = 2n ** 128n;
const seconds = within(0n, LARGEST);

const Parameters = z
  .object({
    queuedVoteRequiredPercentage: within(50n, 100n),
    queuedVotePeriodLimit: seconds,
    boostedVotePeriodLimit: seconds,
    preBoostedVotePeriodLimit: seconds,
    /** In thousandths. */
    thresholdConst: within(1001n, 16000n),
    quietEndingPeriod: seconds,
    proposingRepReward: amount,
    votersReputationLossRatio: within(0n, 100n),
    minimumDaoBounty: amount.refine((value) => value > 0n, 'expected an amount above 0'),
    daoBountyConst: whole.refine((value) => value > 0n, 'expected an integer above 0'),
    /** UNIX seconds. */
    activationTime: seconds,
    voteOnBehalf: address,
  })
  .refine(({ boostedVotePeriodLimit, quietEndingPeriod }) => boostedVotePeriodLimit >= quietEndingPeriod, {
    path: ['boostedVotePeriodLimit'],
    message: 'expected no less than quietEndingPeriod',
  });

export type VotingParams = z.output<typeof Parameters>;

/** The hash of parameters that were set earlier, "for any voting machine" (interface document). */
const Preset = z.object({ votingParamsHash: bytes32 });

export const VotingItem = z.unknown().transform((value, context): VotingParams | z.output<typeof Preset> => {
  const preset = typeof value === 'object' && value !== null && 'votingParamsHash' in value;
  const read = (preset ? Preset : Parameters).safeParse(value);
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path: [...path], message });
  return z.NEVER;
});
