/** The recorded migration of a network (interface document, "Library": migration). */

import { NETWORKS } from '../chain/network.ts';
import { MigrationError } from '../error.ts';
import { DEFAULT_OUTPUT } from '../library/options.ts';
import { localBase } from '../local-chain/migrated.ts';
import { resultIn } from '../result/levels.ts';
import { type MigrationResult, readResultFile } from '../result/result-file.ts';

/** The parts that read the result file. */
interface Files {
  readonly readResultFile: typeof readResultFile;
  readonly resultIn: typeof resultIn;
}

/**
 * The migration of a network from the result file in the working folder; without an entry for `private`, the base of
 * LocalChain. Rejects with a MigrationError where nothing is recorded, or for an unknown network.
 */
export async function lookup(network: string, files: Files = { readResultFile, resultIn }): Promise<MigrationResult> {
  if (!NETWORKS.includes(network)) {
    const found = JSON.stringify(network);
    throw new MigrationError('no-record', `Expected a network (${NETWORKS.join(', ')}), found ${found}`);
  }
  const recorded = files.resultIn(await files.readResultFile(DEFAULT_OUTPUT), network);
  if (recorded) return recorded;
  if (network === 'private') return { base: await localBase() };
  throw new MigrationError('no-record', `${DEFAULT_OUTPUT} has no migration of ${network}`);
}
