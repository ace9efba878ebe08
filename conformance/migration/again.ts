/** What is finished and run again (spec/migration/durable-deploy.md, "Idempotence"). */
import { check } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import type { MigrationTarget, Run } from '../core/migration-target.ts';
import type { Trial } from '../core/trial.ts';
import { alike } from './alike.ts';
import { once } from './once.ts';
import { type Scene, sayRun } from './play.ts';
import { namesRelied, type Relying, reliedOn } from './relied-on.ts';
import { finished, finishedAll, unforced } from './unforced.ts';

export { changed } from './again-changed.ts';

const AGAIN = {
  sent: 'a migration that is finished sends a transaction when it is run again as it was',
  result: 'the result is another one then',
};

export const base = check<MigrationTarget>()({
  proves: 'MIG-ID-001',
  reasons: AGAIN,
  run: async (_tool, t) => {
    const { first, again } = await t.use(unforced);
    judgeAgain(t, first, again);
  },
});

export const dao = check<MigrationTarget>()({
  proves: 'MIG-ID-002',
  reasons: AGAIN,
  run: async (_tool, t) => {
    const { first, again } = await t.use(finished);
    judgeAgain(t, first, again);
    const all = await t.use(finishedAll);
    if (all) judgeAgain(t, all.first, all.again, 'base and DAO at once');
  },
});

function judgeAgain(t: Trial<MigrationTarget, 'sent' | 'result'>, first: Scene, again: Scene, at?: string): void {
  const { transactions } = again.record;
  const sent = transactions.length > 0 && {
    reason: 'sent' as const,
    expected: 'no transaction, since nothing is left to do',
    actual: `${transactions.length} transactions; the run: ${sayRun(again.run)}`,
    ...(at === undefined ? {} : { at }),
  };
  t.judge(sent || undefined, again.run);
  const [before, after] = [first, again].map(({ result }) => alike(result?.result));
  const other = before !== after && {
    reason: 'result' as const,
    expected: before!,
    actual: after!,
    at: 'migration.json',
  };
  t.judge(other || undefined, again.run);
}

const STALE = {
  'relied-on': 'it goes by a recorded address that has not the contract any more',
  'not-as-declared': 'what is done is not what is declared',
};

export const withoutCode = check<MigrationTarget>()({
  proves: 'MIG-ID-004',
  reasons: { ...STALE, changed: 'what is done is not what was done before' },
  run: (tool, t) => relying(tool, t, 'nothing', (defect, run) => t.judge(defect, run)),
});

/** It comes first. */
export const withOtherCode = check<MigrationTarget>()({
  proves: 'MIG-ID-005',
  reasons: STALE,
  run: (tool, t) =>
    relying(tool, t, 'other', (defect, run) =>
      t.judge(defect?.reason === 'relied-on' ? (defect as Defect<'relied-on'>) : once(defect as Chosen), run),
    ),
});

type Chosen = Defect<'not-as-declared' | 'changed'> | undefined;

/** Takes both steps where a contract of the base is not what it was. */
async function relying<R extends string>(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, R>,
  there: Relying['there'],
  judge: (defect: Defect<'relied-on' | 'not-as-declared' | 'changed'> | undefined, run: Run) => void,
): Promise<void> {
  const on = await t.use(unforced);
  const names = namesRelied(on.first.part, t.random);
  await t.each(
    names,
    async (one) => {
      const { defect, chosen, run } = await reliedOn(tool, on, { ...one, there });
      // Of a DAO migration, which needs a base, a refusal says nothing of what a base migration does. Neither does one contract
      // of another: where addresses follow from the code (EIP-1014), some can be deployed anew, and some cannot.
      judge(defect ?? (chosen && one === names[0] ? t.chose('stale-record', chosen) : undefined), run);
    },
    'its base has no contract that the document names',
  );
}
