/** The levels above and below what was migrated: in the result file the network, in what the library gives none. */
import type { MigrationResult, ResultFile } from './result-file.ts';

/** What a result file has of a network. */
export const resultIn = (file: ResultFile, network: string): MigrationResult | undefined => file[network];

/** What a result is of. */
export interface Of {
  readonly network: string;
  /** Of the core. */
  readonly version: string;
}

/** A result file with this of a network, and all else as it was. */
export const resultWith = (file: ResultFile, { network }: Of, result: MigrationResult): ResultFile => ({
  ...file,
  [network]: result,
});

/** What a member of the library gives. */
export const returned = (result: MigrationResult, _: Of): MigrationResult => result;
