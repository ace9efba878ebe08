/** Migrations that go on, or are finished by the same command, after a node that failed for a moment. */
import { check } from '../core/check.ts';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { heldOtherwise, holdingsOf } from './holdings.ts';
import { through } from './mishaps.ts';
import { sayRun } from './play.ts';
import { finished, unforced } from './unforced.ts';

export const lostAnswers = check<MigrationTarget>()({
  proves: 'MIG-RE-007',
  reasons: {
    failed: 'after an answer that got lost the migration cannot be finished',
    second: 'a transaction whose answer got lost is sent as a second one',
    amount: 'founders have not what they are to have',
  },
  run: async (tool, t) => {
    const { way, base } = await t.use(unforced);
    const { first, held } = await t.use(finished);
    const count = first.record.transactions.length;
    await t.each(new Set([1, 1 + t.random.below(count), count]), async (nth) => {
      const { last } = await through(tool, base, way, [{ at: 'transaction', nth, does: 'lose-answer' }]);
      const { run, views, result } = last;
      const at = `the answer to transaction ${nth} of ${count}`;
      const expected = 'a migration that goes on, or is finished by the same command';
      if (!succeeded(run) || !result?.result.dao) t.judge({ reason: 'failed', expected, actual: sayRun(run), at }, run);
      const wrong = heldOtherwise(await holdingsOf(views, result?.result.dao ?? {}), held);
      if (wrong) t.judge({ reason: 'amount', ...wrong, at: `${at}: ${wrong.at}` }, run);
      const sent = (await views.transactions(first.since + 1)).length;
      const second = { expected: `${count} transactions`, actual: String(sent), at };
      t.judge(sent > count ? { reason: 'second', ...second } : undefined, run);
    });
  },
});

export const mishaps = check<MigrationTarget>()({
  proves: 'MIG-RE-008',
  reasons: { failed: 'after a node that failed for a moment the migration cannot be finished' },
  run: async (tool, t) => {
    const { way, base } = await t.use(unforced);
    const { first } = await t.use(finished);
    const { calls } = first.record;
    const kinds = ['lose-request', 'too-many', 'unavailable', 'garbage'] as const;
    // From the first transaction on there is something to lose; each has calls between it and the next.
    const begun = Math.max(
      0,
      calls.findIndex(({ k }) => k !== undefined),
    );
    const part = (calls.length - begun) / (kinds.length + 1);
    const going = kinds.map((does, i) => ({ at: 'any', nth: begun + Math.ceil(part * (i + 1)), does }));
    const { runs, last } = await through(tool, base, way, going);
    const expected = 'a migration that goes on, or is finished by the same command';
    const at = `${kinds.join(', ')}, ${runs.length} runs`;
    const fine = succeeded(last.run) && last.result?.result.dao !== undefined;
    t.judge(fine ? undefined : { reason: 'failed', expected, actual: sayRun(last.run), at }, last.run);
  },
});
