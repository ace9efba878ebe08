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
 * The answer to a large entry over gRPC. Inconclusive if HTTP accepts it as well. Undefined if the log changes
 * certificates, so that no entry is large, and if it is refused as "resource exhausted".
 */
export async function largeEntryOverRpc(
  log: LogTarget & Required<Pick<LogTarget, 'grpc' | 'create'>>,
  t: Trial<LogTarget, string>,
): Promise<RpcAnswer<LogEntry> | undefined> {
  if (!(await certificatesLoggedAsSent(t))) return undefined;
  const { make } = await t.use(runEntries);
  const large = (name: string) => largeEntry(make(name, P256), TOO_MANY_BYTES);
  const rpcAnswer = await answerUnlessExhausted(() => log.grpc.createEntry(large('large over gRPC')));
  if (rpcAnswer?.code !== 0) return rpcAnswer;
  const { answer } = await sendEntry(log, large('large over gRPC, and then over HTTP'), t.time);
  if (isSuccessStatus(answer.status))
    t.inconclusive(
      'an entry that is longer than a bundle can contain is accepted, over HTTP as well: log/limits/entry-size reports it',
    );
  return rpcAnswer;
}

/** The answer; undefined if every try was answered with "resource exhausted", which also refuses a large request. */
async function answerUnlessExhausted<V>(ask: () => Promise<V>): Promise<V | undefined> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof TransportFailure && cause.code === 'rate-limited') return undefined;
    throw cause;
  }
}
