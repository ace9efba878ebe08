/** Confirmations at a terminal (the interface document, "Command line": --force). */
import { check } from '../core/check.ts';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import { type Footing, footing, placeOn, playOn, sayOn, sentBy, usualArgs } from './footing.ts';
import { PLAIN } from './params.ts';
import { type Scene, sayRun } from './play.ts';
import { offersYes } from './question.ts';

const params = { default: PLAIN };
/** The document has no words for the question, nor for its answers. */
const OTHER_WORDS = 'its question may want another answer than yes or no, or mean the contrary';

/** A base migration at a terminal, without `--force`, where these answers are given. */
const answered = (tool: MigrationTarget, on: Footing, terminal: readonly string[]): Promise<Scene> =>
  playOn(tool, on, { step: 'base', options: { params, force: undefined }, place: { stdin: { terminal } } });

const migrated = ({ run, result }: Scene) => succeeded(run) && result?.result.base !== undefined;

/** Whether it asks at all is told apart only where a no did not help: nobody answers, and it deploys all the same. */
export const declined = premise<MigrationTarget>()({
  name: 'declined',
  owners: {},
  find: async (tool, t) => {
    const on = await t.use(footing);
    const no = await answered(tool, on, ['n']);
    if (sentBy(no.record) === 0) return { no, asks: true };
    const nobody = await answered(tool, on, []);
    return { no, asks: sentBy(nobody.record) === 0 };
  },
});

export const asked = check<MigrationTarget>()({
  proves: 'MIG-CL-017',
  needs: ['argv'],
  reasons: {
    'not-asked': 'it migrates on a terminal without a question',
    'in-vain': 'it does not migrate though its question was answered with yes',
  },
  run: async (tool, t) => {
    const { no, asks } = await t.use(declined);
    const expected = 'a question before the first transaction';
    const actual = 'transactions, though nobody had answered anything';
    if (!asks) t.judge({ reason: 'not-asked', expected, actual, at: 'base' }, no.run);
    const on = await t.use(footing);
    let yes = await answered(tool, on, ['y']);
    // Some want the whole word.
    if (!migrated(yes)) yes = await answered(tool, on, ['yes']);
    if (!migrated(yes) && !offersYes(yes.run)) {
      // Whether to abort is a question too.
      if (migrated(no)) return t.judge(undefined, no.run);
      t.inconclusive(OTHER_WORDS);
    }
    const defect = { reason: 'in-vain' as const, expected: 'the migration', actual: sayRun(yes.run), at: 'base' };
    t.judge(migrated(yes) ? undefined : defect, yes.run);
  },
});

export const declining = check<MigrationTarget>()({
  proves: 'MIG-CL-018',
  needs: ['argv'],
  reasons: { done: 'what was answered with no is done all the same' },
  run: async (tool, t) => {
    const { no, asks } = await t.use(declined);
    if (!asks) t.notApplicable('it asks for no confirmation');
    const sent = sentBy(no.record);
    if (sent > 0 && !offersYes(no.run)) {
      const yes = await answered(tool, await t.use(footing), ['y']);
      if (sentBy(yes.record) === 0) return t.judge(undefined, yes.run);
      t.inconclusive(OTHER_WORDS);
    }
    const actual = `${sent} transactions`;
    t.judge(sent === 0 ? undefined : { reason: 'done', expected: 'no transaction', actual, at: 'base' }, no.run);
  },
});

export const forced = check<MigrationTarget>()({
  proves: 'MIG-CL-016',
  needs: ['argv'],
  reasons: {
    asked: 'with `--force` it waits at a terminal for an answer',
    failed: 'with `--force` it does not migrate there',
  },
  run: async (tool, t) => {
    if (!tool.has('options', 'force')) t.notApplicable('it has no option --force, by its names');
    const on = await t.use(footing);
    const stdin = { terminal: [] };
    await t.each(['--force', '-f'], async (flag) => {
      const at = await placeOn(tool, on, 'base', { stdin });
      const { run, record } = await sayOn(tool, on, ['base', flag, ...usualArgs(tool, on, ['force'])], at);
      const waits = run.ended.by === 'limit' && run.ended.limit === 'time' && sentBy(record) === 0;
      const expected = 'a migration, without a question';
      if (waits) t.judge({ reason: 'asked', expected, actual: sayRun(run), at: flag }, run);
      t.judge(succeeded(run) ? undefined : { reason: 'failed', expected, actual: sayRun(run), at: flag }, run);
    });
  },
});
