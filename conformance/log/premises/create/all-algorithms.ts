/** Entries of every algorithm, created at the same time. */

import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import type { Creation, SuccessfulCreation } from '../../oracle/entry/creation.ts';
import { ALGORITHMS, type AlgorithmName } from '../../oracle/entry/key-details.ts';
import { readLogEntry } from '../../oracle/entry/log-entry-json.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { firstEntry } from './first-entry.ts';
import { runEntries } from './run-entries.ts';
import { sendEntry } from './send-entry.ts';

/** An entry that was sent, and what came of it: an answer, or nothing. */
export interface AlgorithmAttempt {
  readonly algorithm: AlgorithmName;
  readonly as: 'publicKey' | 'x509Certificate';
  readonly creation?: Creation;
  /** Why there is no answer. */
  readonly trouble?: string;
}

/** Each algorithm by public key, and then each by certificate. */
const ALGORITHM_FORMS = (['publicKey', 'x509Certificate'] as const).flatMap((as) =>
  ALGORITHMS.map((algorithm) => ({ algorithm, as })),
);

/**
 * An entry of each algorithm in each form, all under way at once: a log that answers when it publishes takes as long for
 * all of them as for one. As many as may still be written.
 */
export const allAlgorithms = premise<LogTarget>()({
  name: 'several',
  reasons: ['not-an-entry'],
  async find(log, t): Promise<readonly AlgorithmAttempt[]> {
    await t.use(firstEntry);
    const entries = await t.use(runEntries);
    const left = log.writesLeft?.() ?? ALGORITHM_FORMS.length;
    const attempts = await Promise.all(
      ALGORITHM_FORMS.slice(0, left).map(async ({ algorithm, as }): Promise<AlgorithmAttempt> => {
        // Each of its own: RSA and Ed25519 sign a message alike every time.
        const entry = entries.make(`one of several: ${algorithm}, ${as}`, algorithm, as);
        try {
          return { algorithm, as, creation: await sendEntry({ create: log.create! }, entry, t.time) };
        } catch (cause) {
          if (!(cause instanceof TransportFailure)) throw cause;
          return { algorithm, as, trouble: cause.message };
        }
      }),
    );
    for (const { algorithm, creation: made } of attempts) {
      if (!made || made.answer.status >= 300 || made.logged) continue;
      const bytes = readableBody(made.answer);
      const actual = (bytes && readLogEntry(bytes).defect?.actual) ?? 'a body that cannot be read';
      const expected = `a TransparencyLogEntry, for an entry of ${algorithm}`;
      t.judge({ reason: 'not-an-entry', expected, actual, at: 'log/entries' }, made.answer);
    }
    return attempts;
  },
});

/** What the log has created: the first entry, and those of the several that it took. */
export async function createdEntries(t: Trial<LogTarget, string>): Promise<readonly SuccessfulCreation[]> {
  const first = await t.use(firstEntry);
  const more = (await t.use(allAlgorithms)).map(({ creation: made }) => made);
  return [first, ...more.filter((made): made is SuccessfulCreation => made?.logged !== undefined)];
}
