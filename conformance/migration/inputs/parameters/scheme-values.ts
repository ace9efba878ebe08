/** Unique values for schemes: contracts to call, preset hashes, voting parameters. */
import { OTHER_VOTING } from './plain-parameters.ts';

/** Addresses that a scheme may call. No contract has them. */
export const CALL_TARGETS = ['01', '02', '03'].map((byte) => `0x${'0'.repeat(34)}0c00${byte}`);
/** Preset hashes, which no parameters have. */
export const PRESET_HASHES = ['a1', 'b2', 'c3'].map((byte) => `0x${byte.repeat(32)}`);

/** Voting parameters with numbers that no other item has. */
export const votingShiftedBy = (by: number) => ({
  ...OTHER_VOTING,
  queuedVotePeriodLimit: OTHER_VOTING.queuedVotePeriodLimit + by,
  minimumDaoBounty: OTHER_VOTING.minimumDaoBounty + by,
});

/** Values of sections with several entries. No other parameters have them. */
export const ENTRY_TARGETS = ['11', '12', '13', '14', '15'].map((byte) => `0x${'0'.repeat(34)}0c00${byte}`);
export const ENTRY_PRESET = `0x${'d4'.repeat(32)}`;
