/** Entries that are under way at the same time (Rekor v2, "CreateEntry"). */
import { check } from '../core/check.ts';
import type { NewEntry } from '../core/log-entry.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { Trouble } from '../core/trouble.ts';
import { answeredApart, grownAnswers, ownBodies } from './answered-apart.ts';
import { atOnce, crowd, kept, sendTogether } from './at-once.ts';
import { type Creation, maker, type Success } from './created.ts';
import { departed, SETTLE_MS } from './departed.ts';
import { entriesAt } from './entries-at.ts';
import { isTaken, refusals } from './refusals.ts';
import { REMEMBERED, readResent } from './resent.ts';
import { soundAgain } from './sent-twice.ts';
import { openCheckpoint } from './stages.ts';
import { ownerOf, standing } from './standing.ts';

/** Writes up to 40 entries, beside 3 that are to be refused, and 8 where the log was made to grow by CreateEntry: those that it grew by are judged too. */
export const apart = check<LogTarget>()({
  proves: 'LOG-CE-021',
  needs: ['create'],
  reasons: {
    refused: 'one of several entries that are sent at the same time is refused',
    stuck: 'an entry that the log once had no room for is refused for ever, while new ones are taken in',
    'other-body': 'an entry that is sent beside others is answered with another body than its own',
    'same-index': 'two entries that are sent at the same time are given one index',
    proof: 'the proof of an entry that was sent beside others does not verify against its own checkpoint',
    checkpoint:
      'the checkpoint that an entry sent beside others is answered with is not signed by the log, or not rightly',
    lost: 'the log has another entry at an index that it gave to one of several sent at the same time',
  },
  run: async (log, t) => {
    await t.use(standing);
    // Whether the log keeps what it grew by is judged where it is made to grow.
    answeredApart(t, await t.use(grownAnswers), { keys: log.keys, exact: await t.use(ownBodies) });
    await t.each(await t.use(atOnce), ({ answer }) => t.judge(undefined, answer));
  },
});

/** With which status they are refused is judged where they come without a crowd. */
export const forged = check<LogTarget>()({
  proves: 'LOG-CE-007',
  needs: ['create'],
  reasons: { accepted: 'an entry whose signature does not verify is taken as it comes with many others' },
  run: async (_log, t) => {
    const alone = (await t.use(refusals)).get('signature')!;
    if (alone.answers.some(({ answer }) => isTaken(answer.status)))
      t.inconclusive('an entry whose signature does not verify is taken by itself as well');
    const made = (await t.use(crowd)).forged.flatMap((one) => one.made ?? []);
    await t.each(
      made,
      ({ answer }) => {
        const { status } = answer;
        const expected = 'status 400: its signature does not verify';
        const defect = { reason: 'accepted', expected, actual: `status ${status}`, at: 'log/entries' } as const;
        t.judge(isTaken(status) ? defect : undefined, answer);
      },
      'none was answered: the log had no room for them, or --max-writes leaves none',
    );
  },
});

/** How many requests for the same entry are under way at a time. */
const ALIKE = 6;

export const alike = check<LogTarget>()({
  proves: 'LOG-CE-008',
  needs: ['create'],
  reasons: {
    several: 'an entry that is sent several times at once is in the log more than once, though that is declared away',
    error: 'one of several requests for the same entry is answered with another error than 409',
    'wrong-index': 'at the index that is named for an entry sent several times at once the log has another entry',
  },
  run: async (log, t) => {
    const { first, again } = await t.use(soundAgain);
    const usual = readResent(first.logged, again).value!.option;
    if (usual === 'readmit') t.notApplicable('the log takes in an entry as often as it is sent');
    const entry = (await t.use(maker)).make('sent several times at once');
    const all = await sendTogether(log, Array<NewEntry>(ALIKE).fill(entry), t.time);
    const trouble = all.find((one) => one.trouble)?.trouble;
    const made = all.flatMap((one) => (one.made ? [one.made] : []));
    const logged = made.find((one): one is Success => one.logged !== undefined)?.logged;
    const at = 'log/entries';
    for (const { answer } of made) {
      const expected = 'the entry, or 409 (Conflict) and its index';
      const wrong = answer.status >= 300 && answer.status !== 409;
      t.judge(wrong ? { reason: 'error', expected, actual: `status ${answer.status}`, at } : undefined, answer);
    }
    if (!logged) throw trouble ?? new Trouble('protocol', 'none of the requests was answered with the entry');
    const indices = new Set<bigint>();
    for (const one of made) {
      const { value, defect } = readResent(logged, one);
      // What is wrong with such an answer is said where an entry is sent twice.
      if (defect) t.inconclusive(`${defect.actual}; expected ${defect.expected}`);
      indices.add((value as { index: bigint }).index);
    }
    const named = [...indices].map((logIndex) => ({ ...logged, logIndex }));
    await kept(log, t, named, 'wrong-index');
    if (indices.size > 1) {
      const expected = `one entry in the log, however often it is sent (duplicate: ${usual})`;
      const actual = `the indices ${[...indices].join(', ')} for ${ALIKE} requests at once`;
      if (t.declared('duplicate') !== undefined) t.judge({ reason: 'several', expected, actual, at });
      t.inconclusive(
        `${expected} was waited for; found ${actual}: instances that do not know of each other (--declare duplicate=${usual} makes this a judgement)`,
      );
    }
    if (trouble) throw trouble;
  },
});

export const hungUp = check<LogTarget>()({
  proves: 'LOG-CE-022',
  needs: ['create'],
  reasons: {
    'taken-along': 'a client that goes away has the entry of another client refused',
    'not-again': 'an entry whose client went away is refused when it is sent again',
  },
  run: async (_log, t) => {
    const { again, stayed } = await t.use(departed);
    const at = 'log/entries';
    for (const { made, trouble } of stayed) {
      if (trouble) throw trouble;
      const expected = 'a TransparencyLogEntry, for a client that stays';
      const { answer, logged } = made!;
      const actual = `status ${answer.status}`;
      t.judge(logged ? undefined : { reason: 'taken-along', expected, actual, at }, answer);
    }
    for (const { answer, logged } of again) {
      const there = logged !== undefined || answer.status === 409;
      const expected = 'the entry, or 409 (Conflict)';
      const actual = `status ${answer.status} for ${SETTLE_MS / 1000} s`;
      t.judge(there ? undefined : { reason: 'not-again', expected, actual, at }, answer);
    }
  },
});

export const once = check<LogTarget>()({
  proves: 'LOG-CE-008',
  needs: ['create'],
  reasons: {
    twice: 'an entry that is sent again after its client went away is in the log twice, though that is declared away',
  },
  run: async (log, t) => {
    const { first, again: usually } = await t.use(soundAgain);
    const usual = readResent(first.logged, usually).value!.option;
    if (usual === 'readmit') t.notApplicable('the log takes in an entry as often as it is sent');
    const { size, again } = await t.use(departed);
    const there = again.filter(({ logged, answer }) => logged || answer.status === 409);
    await t.each(
      there,
      async (one) => {
        const places = await placesOf(log, t, one, size);
        const expected = `one entry in the log, however often it is sent (duplicate: ${usual})`;
        const actual = `the indices ${places.join(', ')}`;
        if (places.length > 1 && t.declared('duplicate') === undefined)
          t.inconclusive(
            `${expected} was waited for; found ${actual}: instances that do not know of each other (--declare duplicate=${usual} makes this a judgement)`,
          );
        t.judge(places.length > 1 ? { reason: 'twice', expected, actual, at: 'log/entries' } : undefined, one.answer);
      },
      'no entry is known to be in the log whose client went away',
    );
  },
});

/** Where an entry is, from tree size `size` on and as far around the index it was answered with as a log remembers. */
async function placesOf(
  log: LogTarget,
  t: Trial<LogTarget, string>,
  one: Creation,
  size: bigint,
): Promise<readonly bigint[]> {
  // It was refused, so it did not come in again.
  if (!one.logged) return [];
  const { logIndex } = one.logged;
  const served = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys)?.size ?? 0n;
  const around = Array.from({ length: 2 * Number(REMEMBERED) + 1 }, (_, i) => logIndex - REMEMBERED + BigInt(i));
  const indices = around.filter((index) => index === logIndex || (index >= size && index < served));
  const found = await entriesAt(log, t, indices);
  return found.filter(({ entry }) => ownerOf(entry, [one])).map(({ index }) => index);
}
