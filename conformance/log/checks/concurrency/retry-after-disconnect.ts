/** An entry that is sent again because its client disconnected is logged once (Rekor v2, "CreateEntry"). */
import { check } from '../../../core/check/check.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { REMEMBERED_ENTRIES, readRepeat } from '../../oracle/duplicates/repeat.ts';
import { ownerOfBody } from '../../oracle/entry/body-owner.ts';
import type { Creation } from '../../oracle/entry/creation.ts';
import { disconnectedClients } from '../../premises/concurrency/disconnected-clients.ts';
import { servedEntries } from '../../premises/create/served-entries.ts';
import { soundRepeats } from '../../premises/duplicates/sound-repeats.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const retryAfterDisconnect = check<LogTarget>()({
  // LOG-CE-008 (must): An entry that the log has already is answered as declared, with the index that it has. [rekor-v2,
  //   "CreateEntry"]
  proves: 'LOG-CE-008',
  needs: ['create'],
  reasons: {
    twice: 'an entry that is sent again after its client disconnected is in the log twice, against the declaration',
  },
  run: async (log, t) => {
    const { first, repeat } = await t.use(soundRepeats);
    const usual = readRepeat(first.logged, repeat).value!.option;
    if (usual === 'readmit') t.notApplicable('the log accepts an entry as often as it is sent');
    const { size, retries } = await t.use(disconnectedClients);
    await t.each(
      retries.filter(({ logged, answer }) => logged || answer.status === 409),
      async (retry) => {
        const indices = await indicesOfEntry(log, t, retry, size);
        const expected = `one entry in the log, no matter how often it is sent (duplicate: ${usual})`;
        const actual = `the indices ${indices.join(', ')}`;
        if (indices.length > 1 && t.declared('duplicate') === undefined)
          t.inconclusive(
            `expected ${expected}, found ${actual}: instances of the log may not share their entries (--declare duplicate=${usual} makes this a judgement)`,
          );
        const twice = { reason: 'twice', expected, actual, at: 'log/entries' } as const;
        t.judge(indices.length > 1 && twice, retry.answer);
      },
      'no entry of a client that disconnected is known to be in the log',
    );
  },
});

/** The indices of an entry, from tree size `size` on and as far around the index of its answer as a log remembers. */
async function indicesOfEntry(
  log: LogTarget,
  t: Trial<LogTarget, string>,
  creation: Creation,
  size: bigint,
): Promise<readonly bigint[]> {
  // The retry was refused, so it did not add the entry again.
  if (!creation.logged) return [];
  const { logIndex } = creation.logged;
  const served = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys)?.size ?? 0n;
  const around = Array.from(
    { length: 2 * Number(REMEMBERED_ENTRIES) + 1 },
    (_, i) => logIndex - REMEMBERED_ENTRIES + BigInt(i),
  );
  const indices = around.filter((index) => index === logIndex || (index >= size && index < served));
  const found = await servedEntries(log, t, indices);
  return found.filter(({ entry }) => ownerOfBody(entry, [creation])).map(({ index }) => index);
}
