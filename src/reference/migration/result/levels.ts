/** The structure around a result: the result file has the level of networks, the library's result does not. */
import type { MigrationResult, ResultFile } from './result-file.ts';

/** The entry of a network in a result file. */
export const resultIn = (file: ResultFile, network: string): MigrationResult | undefined => file[network];

/** The network and version of a result. */
export interface Of {
  readonly network: string;
  /** Version of the core. */
  readonly version: string;
}

/** A result file with a new entry for a network; the rest is unchanged. */
export const resultWith = (file: ResultFile, { network }: Of, result: MigrationResult): ResultFile => ({
  ...file,
  [network]: result,
});

/** The result of a function of the library. */
export const returned = (result: MigrationResult, _: Of): MigrationResult => result;
