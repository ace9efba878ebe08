/** An entry that is longer than a bundle can say, over gRPC (C2SP tlog-tiles, "Log entries": a uint16). */

import type { Trial } from '../../../core/check/trial.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { largeEntry } from '../../inputs/entry/large-entry.ts';
import type { AlgorithmName } from '../../oracle/entry/key-details.ts';
import { isSuccessStatus } from '../../oracle/http/status.ts';
import { rpcCodeText } from '../../oracle/rpc/code-text.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { certificatesLoggedAsSent } from '../create/logged-certificates.ts';
import { runEntries } from '../create/run-entries.ts';
import { sendEntry } from '../create/send-entry.ts';

const P256: AlgorithmName = 'PKIX_ECDSA_P256_SHA_256';
/** The first length that does not fit. */
const TOO_MANY_BYTES = 65_536;

/**
 * Judges whether such an entry is taken over gRPC alone. Which code refuses it no source says: the deployed server fails
 * inside. Where certificates are not logged as they were sent, no entry is large.
 */
export async function judgeLargeEntryOverRpc(log: LogTarget, t: Trial<LogTarget, 'accepted'>): Promise<void> {
  if (!(await certificatesLoggedAsSent(t))) return;
  const { make } = await t.use(runEntries);
  const large = (name: string) => largeEntry(make(name, P256), TOO_MANY_BYTES);
  const found = await answerUnlessExhausted(() => log.grpc!.createEntry(large('large over gRPC')));
  if (!found) return;
  if (found.code === 0) {
    const { answer } = await sendEntry({ create: log.create! }, large('large over gRPC, and then over HTTP'), t.time);
    if (isSuccessStatus(answer.status))
      t.inconclusive(
        'an entry longer than a bundle can say is taken, over HTTP as well: log/limits/entry-size says so',
      );
  }
  const expected = `an error: the leaf has ${TOO_MANY_BYTES.toLocaleString('en-US')} bytes or more, of 65,535 that it may have`;
  const taken = { reason: 'accepted', expected, actual: rpcCodeText(found.code), at: 'CreateEntry' } as const;
  t.judge(found.code === 0 ? taken : undefined, found);
}

/** The answer; undefined where none but "resource exhausted" came, by which what is large may be refused as well. */
async function answerUnlessExhausted<V>(ask: () => Promise<V>): Promise<V | undefined> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof TransportFailure && cause.code === 'rate-limited') return undefined;
    throw cause;
  }
}
