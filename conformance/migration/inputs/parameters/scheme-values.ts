/** Values for schemes that nothing else has: what a scheme may call, presets, voting parameters. */
import { OTHER_VOTING } from './plain-parameters.ts';

/** What a scheme may call; nobody has it. */
export const CALL_TARGETS = ['01', '02', '03'].map((byte) => `0x${'0'.repeat(34)}0c00${byte}`);
/** Hashes that are of no parameters. */
export const PRESET_HASHES = ['a1', 'b2', 'c3'].map((byte) => `0x${byte.repeat(32)}`);

/** Numbers that are in no other item. */
export const votingShiftedBy = (by: number) => ({
  ...OTHER_VOTING,
  queuedVotePeriodLimit: OTHER_VOTING.queuedVotePeriodLimit + by,
  minimumDaoBounty: OTHER_VOTING.minimumDaoBounty + by,
});
