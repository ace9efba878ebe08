/** An entry that is longer than a bundle can say, over gRPC (C2SP tlog-tiles, "Log entries": a uint16). */
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { Trouble } from '../core/trouble.ts';
import type { AlgorithmName } from '../oracle/key-details.ts';
import { largeEntry } from '../properties/large-entry.ts';
import { certifiedAsSent } from './as-sent.ts';
import { creation, maker } from './created.ts';
import { isTaken } from './refusals.ts';
import { sayCode } from './rpc-answers.ts';

const P256: AlgorithmName = 'PKIX_ECDSA_P256_SHA_256';
/** The first length that does not fit. */
const BYTES = 65_536;

/**
 * Judges whether such an entry is taken over gRPC alone. Which code refuses it no source says: the deployed server fails
 * inside. Where certificates are not logged as they were sent, no entry is large.
 */
export async function judgeLargeOverGrpc(log: LogTarget, t: Trial<LogTarget, 'accepted'>): Promise<void> {
  if (!(await certifiedAsSent(t))) return;
  const { make } = await t.use(maker);
  const large = (name: string) => largeEntry(make(name, P256), BYTES);
  const found = await unlessTooMuch(() => log.grpc!.createEntry(large('large over gRPC')));
  if (!found) return;
  if (found.code === 0) {
    const { answer } = await creation({ create: log.create! }, large('large over gRPC, and then over HTTP'), t.time);
    if (isTaken(answer.status))
      t.inconclusive('an entry longer than a bundle can say is taken, over HTTP as well: log/limits/entry says so');
  }
  const expected = `an error: the leaf has ${BYTES.toLocaleString('en-US')} bytes or more, of 65,535 that it may have`;
  const taken = { reason: 'accepted', expected, actual: sayCode(found.code), at: 'CreateEntry' } as const;
  t.judge(found.code === 0 ? taken : undefined, found);
}

/** The answer; undefined where none but "resource exhausted" came, by which what is large may be refused as well. */
async function unlessTooMuch<V>(ask: () => Promise<V>): Promise<V | undefined> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof Trouble && cause.code === 'rate-limited') return undefined;
    throw cause;
  }
}
