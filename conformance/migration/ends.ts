/** That a run ends, and what it leaves (spec/migration/durable-deploy.md, "Ending"). */
import { check } from '../core/check.ts';
import type { ChoiceName } from '../core/choice.ts';
import { type MigrationTarget, type Run, succeeded } from '../core/migration-target.ts';
import type { Place } from '../core/place.ts';
import type { Trial } from '../core/trial.ts';
import { answersAt } from '../lab/answers-at.ts';
import { refusals } from './ending.ts';
import { footing, playOn, sentBy } from './footing.ts';
import { once } from './once.ts';
import { PLAIN } from './params.ts';
import { newStage, play, type Scene, sayRun } from './play.ts';
import { reverting } from './reverting.ts';
import { daoMigrated } from './scenes.ts';
import { strays } from './strays.ts';
import { seenIn } from './weighed.ts';

const params = { default: PLAIN };
const DEFAULTS = { attempts: 10, 'gives-up-within': 60 } as const;
const numberOf = (t: Trial<MigrationTarget, string>, choice: keyof typeof DEFAULTS): number =>
  Number(t.declared(choice satisfies ChoiceName) ?? DEFAULTS[choice]);

export const unasked = check<MigrationTarget>()({
  proves: 'MIG-EN-001',
  needs: ['argv'],
  reasons: {
    waits: 'where nobody can answer, a migration waits for ever',
    neither: 'where nobody can answer, a migration goes on and fails',
    'not-as-declared': 'it goes on, or refuses, otherwise than declared',
    changed: 'now it goes on, now it refuses',
  },
  run: async (tool, t) => {
    const on = await t.use(footing);
    await t.each(['closed', 'silent'] as const, async (stdin) => {
      const options = { params, force: undefined };
      const { run, record } = await playOn(tool, on, { step: 'base', options, place: { stdin } });
      const at = `standard input: ${stdin}`;
      const [sent, actual] = [sentBy(record), sayRun(run)];
      if (run.ended.by === 'limit') t.judge({ reason: 'waits', expected: 'a run that ends', actual, at }, run);
      if (sent > 0 && !succeeded(run))
        t.judge({ reason: 'neither', expected: 'all of the migration, or none of it', actual, at }, run);
      t.judge(t.chose('unasked', sent > 0 ? 'goes-on' : 'refused'), run);
    });
  },
});

export const givesUp = check<MigrationTarget>()({
  proves: 'MIG-EN-002',
  reasons: {
    endless: 'what fails each time is tried for ever',
    attempts: 'what fails each time is tried more often than declared',
  },
  run: async (tool, t) => {
    const attempts = numberOf(t, 'attempts');
    const judge = (sent: number, most: number, { run, record }: Scene, at: string) => {
      const expected = `an end after ${attempts} attempts at most`;
      const actual = `${sent} transactions that failed; ${sayRun(run)}`;
      if (run.ended.by === 'limit' || record.limit !== undefined)
        t.judge({ reason: 'endless', expected, actual, at }, record.limit === undefined ? run : seenIn(run));
      t.judge(sent > most ? { reason: 'attempts', expected, actual, at } : undefined, seenIn(run));
    };
    if (tool.has('params', 'StandAloneContracts')) {
      const scene = await t.use(reverting);
      const failed = scene.record.transactions.filter((one) => one.failed).length;
      judge(failed, attempts, scene, 'a contract that can never be deployed');
    }
    const on = await t.use(footing);
    const faults = [{ at: 'transaction', nth: 2, times: Infinity, does: 'error' }] as const;
    const scene = await playOn(tool, on, { step: 'base', options: { params }, script: { faults } });
    // Several may be sent at once: each of them so often.
    const most = attempts * Math.max(1, on.base.record.transactions.length);
    judge(sentBy(scene.record) - 1, most, scene, 'a node that refuses every transaction from the second on');
  },
});

export const silentNode = check<MigrationTarget>()({
  proves: 'MIG-EN-003',
  reasons: { waits: 'a node that does not answer is waited for longer than declared' },
  run: async (tool, t) => {
    const { base } = await t.use(footing);
    const withinMs = numberOf(t, 'gives-up-within') * 1000;
    // What it does before and afterwards is its own.
    const timeoutMs = withinMs + base.run.durationMs + GRACE_MS;
    const cases = [
      { at: 'any', nth: 1 },
      { at: 'transaction', nth: 2 },
    ].map((one) => ({ ...one, times: Infinity, does: 'silence' as const }));
    const scenes = await Promise.all(
      cases.map(async (fault) => {
        const act = { step: 'base', options: { params }, script: { faults: [fault] }, place: { timeoutMs } } as const;
        return play(tool, await newStage(tool), act);
      }),
    );
    await t.each(scenes, ({ run }) => {
      const expected = `an end within ${withinMs / 1000} s`;
      const defect = { reason: 'waits' as const, expected, actual: sayRun(run), at: 'base' };
      t.judge(run.ended.by === 'limit' && run.ended.limit === 'time' ? defect : undefined, seenIn(run));
    });
  },
});
const GRACE_MS = 3000;

/** Runs of every kind: that succeed, that are refused, that fail midway. */
async function several(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, string>,
): Promise<readonly { readonly run: Run; readonly at?: Place }[]> {
  const { base } = await t.use(footing);
  const dao = await t.attempt(daoMigrated);
  const failed = await t.attempt(reverting);
  const refused = tool.argv ? ((await t.attempt(refusals)) ?? []) : [];
  return [base, ...(dao ? [dao] : []), ...(failed ? [failed] : []), ...refused.map(({ run }) => ({ run }))];
}

export const leavesNothingRunning = check<MigrationTarget>()({
  proves: 'MIG-EN-004',
  needs: ['processes'],
  reasons: { left: 'a process runs on when the command has ended' },
  run: async (tool, t) => {
    const ended = (await several(tool, t)).filter(({ run }) => run.ended.by === 'exit' || run.ended.by === 'signal');
    await t.each(ended, ({ run }) => {
      const actual = `still running: ${run.left.join('; ').slice(0, 300)}`;
      t.judge(
        run.left.length > 0 ? { reason: 'left', expected: 'no process', actual, at: 'processes' } : undefined,
        run,
      );
    });
  },
});

export const staysInItsFolders = check<MigrationTarget>()({
  proves: 'MIG-EN-005',
  reasons: {
    strayed: 'a run leaves files where nobody looks for them',
    'not-as-declared': 'its state is not where it was declared to be',
  },
  run: async (tool, t) => {
    const seen = (await several(tool, t)).flatMap(({ run }) => run.strayed.map((path) => ({ run, path })));
    const { run } = (await t.use(footing)).base;
    const found = strays(seen.map(({ path }) => path));
    const expected = 'files in the working folder, and where the state is declared to be';
    const stray = seen.find(({ path }) => path === found.stray);
    if (stray) t.judge({ reason: 'strayed', expected, actual: 'a file that is left', at: stray.path }, stray.run);
    const of = seen.find(({ path }) => path === found.path)?.run ?? run;
    const defect = once(t.chose('state-in', found.stateIn));
    // What is in the working folder need not be state: who keeps none there has it nowhere.
    const nowhere = found.stateIn === 'working-folder';
    t.judge(defect && !nowhere ? { ...defect, at: found.path ?? 'files' } : undefined, of);
  },
});

export const closedChain = check<MigrationTarget>()({
  proves: 'MIG-EN-006',
  needs: ['localChain', 'processes'],
  reasons: {
    answers: 'a local chain answers after it was closed',
    held: 'a local chain that is closed keeps its process from ending',
  },
  run: async (tool, t) => {
    const { stage } = await t.use(footing);
    await t.each(['server', 'provider'] as const, async (as) => {
      const chain = await tool.localChain(as, [{}], await stage.place());
      // That one opens is for others to judge.
      if (!('rpc' in chain)) return t.notApplicable(`it opens no ${as}: ${sayRun(chain)}`);
      const at = `LocalChain.${as}`;
      const run = await chain.close();
      const held = { reason: 'held' as const, expected: 'a process that ends', actual: sayRun(run), at };
      t.judge(run.ended.by === 'limit' ? held : undefined, seenIn(run));
      const answers = await answersAt(chain.rpc);
      const expected = 'no answer';
      t.judge(answers ? { reason: 'answers', expected, actual: `an answer at ${chain.rpc}`, at } : undefined);
    });
  },
});
