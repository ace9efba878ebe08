/** An entry that is longer than a bundle can state, over gRPC (C2SP tlog-tiles, "Log entries": a uint16). */

import type { Trial } from '../../../core/check/trial.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { largeEntry } from '../../inputs/entry/large-entry.ts';
import type { AlgorithmName } from '../../oracle/entry/key-details.ts';
import type { LogEntry } from '../../oracle/entry/log-entry.ts';
import { isSuccessStatus } from '../../oracle/http/status.ts';
import type { RpcAnswer } from '../../oracle/rpc/answer.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { certificatesLoggedAsSent } from '../create/logged-certificates.ts';
import { runEntries } from '../create/run-entries.ts';
import { sendEntry } from '../create/send-entry.ts';

const P256: AlgorithmName = 'PKIX_ECDSA_P256_SHA_256';
/** The first length that does not fit. */
export const TOO_MANY_BYTES = 65_536;

/**
 * The answer to such an entry over gRPC. Inconclusive where HTTP accepts it as well; undefined where certificates are not
 * logged as they were sent, so that no entry is large, and where it is refused as "resource exhausted".
 */
export async function largeEntryOverRpc(
  log: LogTarget & Required<Pick<LogTarget, 'grpc' | 'create'>>,
  t: Trial<LogTarget, string>,
): Promise<RpcAnswer<LogEntry> | undefined> {
  if (!(await certificatesLoggedAsSent(t))) return undefined;
  const { make } = await t.use(runEntries);
  const large = (name: string) => largeEntry(make(name, P256), TOO_MANY_BYTES);
  const found = await answerUnlessExhausted(() => log.grpc.createEntry(large('large over gRPC')));
  if (found?.code !== 0) return found;
  const { answer } = await sendEntry(log, large('large over gRPC, and then over HTTP'), t.time);
  if (isSuccessStatus(answer.status))
    t.inconclusive('an entry longer than a bundle can say is taken, over HTTP as well: log/limits/entry-size says so');
  return found;
}

/** The answer; undefined where every try was answered with "resource exhausted", which is a refusal of a large request too. */
async function answerUnlessExhausted<V>(ask: () => Promise<V>): Promise<V | undefined> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof TransportFailure && cause.code === 'rate-limited') return undefined;
    throw cause;
  }
}
