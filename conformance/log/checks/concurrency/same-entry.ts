/** One entry, sent several times at once (Rekor v2, "CreateEntry"). */
import { check } from '../../../core/check/check.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { readRepeat } from '../../oracle/duplicates/repeat.ts';
import { servedBodyDefect } from '../../oracle/entry/answer-defects.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import { sendConcurrently } from '../../premises/concurrency/send-concurrently.ts';
import { readLoggedBodies } from '../../premises/create/logged-bodies.ts';
import { runEntries } from '../../premises/create/run-entries.ts';
import { soundRepeats } from '../../premises/duplicates/sound-repeats.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** How many requests for the same entry are under way at a time. */
const REQUESTS_AT_ONCE = 6;

export const sameEntry = check<LogTarget>()({
  // LOG-CE-008 (must): An entry that the log has already is answered as declared, with the index that it has. [rekor-v2,
  //   "CreateEntry"]
  proves: 'LOG-CE-008',
  needs: ['create'],
  reasons: {
    'logged-more-than-once':
      'an entry that is sent several times at once is in the log more than once, though that is declared away',
    error: 'one of several requests for the same entry is answered with another error than 409',
    'wrong-index': 'at the index that is named for an entry sent several times at once the log has another entry',
  },
  run: async (log, t) => {
    const { first, repeat } = await t.use(soundRepeats);
    const usual = readRepeat(first.logged, repeat).value!.option;
    if (usual === 'readmit') t.notApplicable('the log accepts an entry as often as it is sent');
    const entry = (await t.use(runEntries)).make('sent several times at once');
    const attempts = await sendConcurrently(log, Array<NewEntry>(REQUESTS_AT_ONCE).fill(entry), t.time);
    const failure = attempts.find((request) => request.failure)?.failure;
    const creations = attempts.flatMap(({ creation }) => creation ?? []);
    const at = 'log/entries';
    for (const { answer } of creations) {
      const expected = 'the entry, or 409 (Conflict) and its index';
      const error = { reason: 'error', expected, actual: `status ${answer.status}`, at } as const;
      t.judge(answer.status >= 300 && answer.status !== 409 && error, answer);
    }
    const logged = creations.find((creation) => creation.logged)?.logged;
    if (!logged) throw failure ?? new TransportFailure('protocol', 'no request was answered with the entry');
    const indices = new Set<bigint>();
    for (const creation of creations) {
      const { value, defect } = readRepeat(logged, creation);
      // log/duplicates/answered judges the form of such an answer.
      if (defect) return t.inconclusive(`${defect.actual}; expected ${defect.expected}`);
      indices.add(value.index);
    }
    const named = [...indices].map((logIndex) => ({ ...logged, logIndex }));
    for (const { logged: entryAtIndex, served } of await readLoggedBodies(log, t, named))
      t.judge(servedBodyDefect('wrong-index', entryAtIndex, served), served.answer);
    if (indices.size > 1) {
      const expected = `one entry in the log, no matter how often it is sent (duplicate: ${usual})`;
      const actual = `the indices ${[...indices].join(', ')} for ${REQUESTS_AT_ONCE} requests at once`;
      if (t.declared('duplicate') !== undefined) t.fail({ reason: 'logged-more-than-once', expected, actual, at });
      t.inconclusive(
        `expected ${expected}, found ${actual}: instances of the log may not share their entries (--declare duplicate=${usual} makes this a judgement)`,
      );
    }
    if (failure) throw failure;
  },
});
