/** Entries of every algorithm, created at the same time. */

import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { type Creation, isSuccessful, type SuccessfulCreation } from '../../oracle/entry/creation.ts';
import { ALGORITHMS, type AlgorithmName } from '../../oracle/entry/key-details.ts';
import { readLogEntry } from '../../oracle/entry/log-entry-json.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { firstEntry } from './first-entry.ts';
import { runEntries } from './run-entries.ts';
import { sendEntry } from './send-entry.ts';

/** An entry that was sent, and the answer or why there is no answer. */
export interface AlgorithmAttempt {
  readonly algorithm: AlgorithmName;
  readonly as: 'publicKey' | 'x509Certificate';
  readonly creation?: Creation;
  /** Why there is no answer. */
  readonly failure?: string;
}

/** Each algorithm by public key, then each by certificate. */
const ALGORITHM_FORMS = (['publicKey', 'x509Certificate'] as const).flatMap((as) =>
  ALGORITHMS.map((algorithm) => ({ algorithm, as })),
);

/**
 * An entry of each algorithm in each form, as far as writes are left, all sent concurrently: a log that answers after
 * publication needs as long for all of them as for one.
 */
export const allAlgorithms = premise<LogTarget>()({
  name: 'all-algorithms',
  reasons: ['not-an-entry'],
  async find(log, t): Promise<readonly AlgorithmAttempt[]> {
    await t.use(firstEntry);
    const entries = await t.use(runEntries);
    const limit = log.writesLeft?.() ?? ALGORITHM_FORMS.length;
    const attempts = await Promise.all(
      ALGORITHM_FORMS.slice(0, limit).map(async ({ algorithm, as }): Promise<AlgorithmAttempt> => {
        // Each entry signs a different message, since RSA and Ed25519 sign a message always with the same signature.
        const entry = entries.make(`one of several: ${algorithm}, ${as}`, algorithm, as);
        try {
          return { algorithm, as, creation: await sendEntry({ create: log.create! }, entry, t.time) };
        } catch (cause) {
          if (!(cause instanceof TransportFailure)) throw cause;
          return { algorithm, as, failure: cause.message };
        }
      }),
    );
    for (const { algorithm, creation } of attempts) {
      if (!creation || creation.answer.status >= 300 || creation.logged) continue;
      const bytes = readableBody(creation.answer);
      const actual = (bytes && readLogEntry(bytes).defect?.actual) ?? 'a body that cannot be read';
      const expected = `a TransparencyLogEntry, for an entry of ${algorithm}`;
      t.fail({ reason: 'not-an-entry', expected, actual, at: 'log/entries' }, creation.answer);
    }
    return attempts;
  },
});

/** The created entries: the first entry, and accepted entries of other algorithms. */
export async function createdEntries(t: Trial<LogTarget, string>): Promise<readonly SuccessfulCreation[]> {
  const first = await t.use(firstEntry);
  const attempts = await t.use(allAlgorithms);
  return [first, ...attempts.flatMap(({ creation }) => (creation && isSuccessful(creation) ? [creation] : []))];
}
