/** Steps where the one before is lacking, or was taken already (the interface document, "States and transitions"). */
import { check } from '../core/check.ts';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { type Premise, premise } from '../core/premise.ts';
import { footing, placeOn, playOn } from './footing.ts';
import { once } from './once.ts';
import { PLAIN } from './params.ts';
import { newStage, play, type Scene, sayRun } from './play.ts';
import { daoMigrated, type Part } from './scenes.ts';
import { finished, unforced } from './unforced.ts';

const DECLARED = { 'not-as-declared': 'it does other than declared' };

export const daoWithoutBase = check<MigrationTarget>()({
  proves: 'MIG-ST-005',
  reasons: {
    'not-as-declared': 'without a base migration a DAO migration does other than declared',
    spent: 'it fails, and has sent transactions',
    'no-base': 'it succeeds, and there is no base that the DAO could stand upon',
  },
  run: async (tool, t) => {
    await t.use(daoMigrated);
    const stage = await newStage(tool);
    const name = tool.fileOf('migration.json');
    // A tool may be shipped with results of other chains.
    const shipped = stage.read(await stage.place(), name) !== undefined;
    const act = { step: 'dao' as const, options: { params: { default: PLAIN } } };
    const scene = await play(tool, stage, { ...act, place: shipped ? { files: { [name]: '{}\n' } } : {} });
    const { run, record, result, views } = scene;
    const expected = 'a run that fails and sends nothing, or one that migrates the base first';
    if (!succeeded(run)) {
      const sent = record.transactions.length;
      const actual = `${sent} transactions, then ${sayRun(run)}`;
      if (sent > 0) t.judge({ reason: 'spent', expected, actual, at: 'no result file' }, run);
      return t.judge(once(t.chose('dao-without-base', 'fails')), run);
    }
    const there = await Promise.all(Object.values(result?.result.base ?? {}).map((one) => views.codeAt(one)));
    const actual = `${sayRun(run)}; of ${there.length} members of \`base\` some have no code`;
    if (there.length === 0 || there.includes('0x')) t.judge({ reason: 'no-base', expected, actual, at: 'base' }, run);
    t.judge(once(t.chose('dao-without-base', 'base-first')), run);
  },
});

export const repeatedBase = check<MigrationTarget>()({
  proves: 'MIG-ST-011',
  reasons: { ...DECLARED, failed: 'a base migration fails where the result file has one already' },
  run: async (_tool, t) => {
    const { first, again } = await t.use(unforced);
    if (!succeeded(again.run)) {
      const actual = sayRun(again.run);
      t.judge({ reason: 'failed', expected: 'a run that succeeds', actual, at: 'the second one' }, again.run);
    }
    t.judge(once(t.chose('repeated-base', sameBase(first.part, again) ? 'reuse' : 'redeploy')), again.run);
  },
});

export const repeatedDao = check<MigrationTarget>()({
  proves: 'MIG-ST-012',
  reasons: { ...DECLARED, failed: 'a DAO migration fails where the same is finished already' },
  run: async (_tool, t) => {
    const { first, again } = await t.use(finished);
    if (!first.result?.result.base) t.inconclusive('the base is gone from the result file (MIG-ST-006)');
    if (!succeeded(again.run)) {
      if (!succeeded((await t.use(namesakes)).second.run))
        t.notApplicable('no two DAOs may have one name (MIG-ST-013), so that the same cannot be migrated again');
      const actual = sayRun(again.run);
      t.judge({ reason: 'failed', expected: 'a run that succeeds', actual, at: 'the second one' }, again.run);
    }
    const option = isSame(again.result?.result.dao?.Avatar, first.part.Avatar) ? 'same' : 'another';
    t.judge(once(t.chose('repeated-dao', option)), again.run);
  },
});

/** Two DAOs of one name and of other parameters upon one base, each migrated where nothing is known but that base. */
export const namesakes: Premise<
  MigrationTarget,
  Readonly<Record<'first' | 'second', Scene>>
> = premise<MigrationTarget>()({
  name: 'namesakes',
  owners: { failed: 'migration/steps/dao#failed' },
  find: async (tool, t) => {
    await t.use(daoMigrated);
    const on = await t.use(footing);
    const named = (tokenName: string, founders = PLAIN.founders) => {
      const params = { default: { ...PLAIN, orgName: 'Namesake Organisation', tokenName, founders } };
      return playOn(tool, on, { step: 'dao', options: { params } });
    };
    const first = await named('First Token');
    const actual = sayRun(first.run);
    if (!succeeded(first.run)) t.judge({ reason: 'failed', expected: 'a run that succeeds', actual }, first.run);
    return { first, second: await named('Second Token', PLAIN.founders.slice(1)) };
  },
});

export const namesake = check<MigrationTarget>()({
  proves: 'MIG-ST-013',
  reasons: { ...DECLARED, first: 'the second DAO of a name is the first one' },
  run: async (_tool, t) => {
    const { first, second } = await t.use(namesakes);
    if (!succeeded(second.run)) return t.judge(once(t.chose('same-name', 'refused')), second.run);
    const [old, found] = [first, second].map(({ result }) => result?.result.dao?.Avatar);
    const one = isSame(found, old) && {
      reason: 'first' as const,
      expected: `another avatar than ${String(old)}, with a token of its own`,
      actual: String(found),
      at: 'dao.Avatar',
    };
    t.judge(one || once(t.chose('same-name', 'deployed')), second.run);
  },
});

export const restart = check<MigrationTarget>()({
  proves: 'MIG-ST-010',
  reasons: { ...DECLARED, failed: 'with `restart` a base migration fails where there is a base' },
  run: async (tool, t) => {
    const { way, first, again } = await t.use(unforced);
    if (!succeeded(again.run)) t.inconclusive('a base migration fails where there is one already (MIG-ST-011)');
    if (!sameBase(first.part, again)) t.notApplicable('the base is deployed anew without `restart` as well');
    const on = await t.use(footing);
    const at = await placeOn(tool, on, 'dao', way.place);
    const options = { ...way.options, params: { default: PLAIN }, restart: true };
    const scene = await playOn(tool, on, { step: 'base', options, place: way.place }, { at });
    const { run } = scene;
    if (!succeeded(run))
      t.judge({ reason: 'failed', expected: 'a run that succeeds', actual: sayRun(run), at: 'with restart' }, run);
    t.judge(once(t.chose('restart-clears', sameBase(on.base.part, scene) ? 'dao' : 'all')), run);
  },
});

const isSame = (one: unknown, other: unknown) => String(one).toLowerCase() === String(other).toLowerCase();

/** Whether the result file has the base that was there. */
function sameBase(before: Part, { result }: Scene): boolean {
  return Object.entries(before).every(([name, address]) => isSame(result?.result.base?.[name], address));
}
