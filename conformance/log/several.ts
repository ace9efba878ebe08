/** Entries of every algorithm, created at the same time. */
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { Trouble } from '../core/trouble.ts';
import { ALGORITHMS, type AlgorithmName } from '../oracle/key-details.ts';
import { readLogEntry } from '../oracle/log-entry.ts';
import { type Creation, created, creation, maker, type Success } from './created.ts';
import { quietBody } from './stages.ts';

/** An entry that was sent, and what came of it: an answer, or nothing. */
export interface Attempt {
  readonly algorithm: AlgorithmName;
  readonly as: 'publicKey' | 'x509Certificate';
  readonly creation?: Creation;
  /** Why there is no answer. */
  readonly trouble?: string;
}

/** Each algorithm by public key, and then each by certificate. */
const WAYS = (['publicKey', 'x509Certificate'] as const).flatMap((as) =>
  ALGORITHMS.map((algorithm) => ({ algorithm, as })),
);

/**
 * An entry of each algorithm in each form, all under way at once: a log that answers when it publishes takes as long for
 * all of them as for one. As many as may still be written.
 */
export const several = premise<LogTarget>()({
  name: 'several',
  owners: { 'not-an-entry': 'log/create/accepted#not-an-entry' },
  async find(log, t): Promise<readonly Attempt[]> {
    await t.use(created);
    const entries = await t.use(maker);
    const left = log.writesLeft?.() ?? WAYS.length;
    const attempts = await Promise.all(
      WAYS.slice(0, left).map(async ({ algorithm, as }): Promise<Attempt> => {
        // Each of its own: RSA and Ed25519 sign a message alike every time.
        const entry = entries.make(`one of several: ${algorithm}, ${as}`, algorithm, as);
        try {
          return { algorithm, as, creation: await creation({ create: log.create! }, entry, t.time) };
        } catch (cause) {
          if (!(cause instanceof Trouble)) throw cause;
          return { algorithm, as, trouble: cause.message };
        }
      }),
    );
    for (const { algorithm, creation: made } of attempts) {
      if (!made || made.answer.status >= 300 || made.logged) continue;
      const bytes = quietBody(made.answer);
      const actual = (bytes && readLogEntry(bytes).defect?.actual) ?? 'a body that cannot be read';
      const expected = `a TransparencyLogEntry, for an entry of ${algorithm}`;
      t.judge({ reason: 'not-an-entry', expected, actual, at: 'log/entries' }, made.answer);
    }
    return attempts;
  },
});

/** What the log has created: the first entry, and those of the several that it took. */
export async function everySuccess(t: Trial<LogTarget, string>): Promise<readonly Success[]> {
  const first = await t.use(created);
  const more = (await t.use(several)).map(({ creation: made }) => made);
  return [first, ...more.filter((made): made is Success => made?.logged !== undefined)];
}
