import type { ConnectionOptions } from '../../../../command/options/connection-options.ts';
import { networkOptions } from '../../../../command/options/network-options.ts';
import { realTime } from '../../../../core/run/time.ts';
import { TransportFailure } from '../../../../core/target/transport-failure.ts';
import { openLogTarget } from '../../../target/opened-log.ts';

const TIMEOUT_MS = 5000;

/**
 * Whether Rekor v1 answers at a base URL: it has no checkpoint of v2, and answers to v1's request for the state of the
 * log. False also where nothing answers.
 */
export async function isRekorV1(address: string, connection: ConnectionOptions): Promise<boolean> {
  const network = networkOptions(connection, [address]);
  const log = openLogTarget({ prefix: address, network, time: realTime(), timeoutMs: TIMEOUT_MS }, undefined);
  const isThere = async (path: string) => (await log.read({ kind: 'path', path })).status === 200;
  try {
    return !(await isThere('api/v2/checkpoint')) && (await isThere('api/v1/log'));
  } catch (cause) {
    if (cause instanceof TransportFailure) return false;
    throw cause;
  } finally {
    await log.close();
  }
}
