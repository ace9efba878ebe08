/** Runs with `restart` by members of the library, each after an earlier migration that it must forget. */

import { premise } from '../../../core/check/premise.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { paramsOfOwnFounders } from '../dao/own-founders.ts';
import { LIBRARY_GAS_PRICE, libraryBase } from '../library/library-base.ts';
import { libraryDao } from '../library/library-dao.ts';
import { libraryDemo } from '../library/library-demo.ts';
import { killRun } from '../resume/killed-run.ts';
import { runStep, STEP_MEMBERS } from '../runs/run-step.ts';
import type { ScenarioRun, StepRequest } from '../runs/scenario-run.ts';
import { takesNameTwice } from '../steps/namesake-daos.ts';
import { withName } from './dao-texts.ts';
import { forcedRerun, spareBase } from './option-runs.ts';

/** A run with `restart`, and the parts of its result that must be new. */
export interface RestartRun {
  readonly member: string;
  readonly scene: ScenarioRun;
  readonly parts: readonly ('dao' | 'test')[];
  /** The name of its DAO: another one where a chain takes a name only once, even after a restart. */
  readonly name: string;
  /** The state of the earlier migration, for messages. */
  readonly former: 'interrupted' | 'finished';
}

/**
 * A DAO migration that is killed half-way, and then one with `restart` and another name, and once more when it is finished and
 * nothing has changed; a killed demo test likewise; and then all steps at once, killed and with `restart`, when both are finished.
 */
export const restartRuns = premise<MigrationTarget>()({
  name: 'restart-runs',
  find: async (tool, t): Promise<readonly RestartRun[]> => {
    const whole = await t.use(libraryDao);
    // It migrates that base again as it was before these runs.
    await t.attempt(forcedRerun);
    const scene = await t.use(spareBase);
    const { stage } = scene;
    const named = (name: string) => ({ params: { default: withName(tool, paramsOfOwnFounders(stage), name) } });
    const restartOptions = (name: string) => ({ ...named(name), restart: true, gasPrice: LIBRARY_GAS_PRICE });
    const interrupted = async (step: 'dao' | 'demo', k: number, name: string) => {
      const act: StepRequest = { step, options: named(`Interrupted ${step}`), by: 'library' };
      if (!(await killRun(tool, stage, act, { k, moment: 'mined' }, scene.at))) return undefined;
      return runStep(tool, stage, { ...act, options: restartOptions(name) }, scene);
    };
    const [ofDao, ofTest, ofAll] = ['Begun Anew', 'Tested Anew', 'All Anew'] as const;
    const dao = await interrupted('dao', Math.max(1, Math.ceil(whole.sent.length / 2)), ofDao);
    if (!dao) return t.inconclusive('a DAO migration ended although it was to be killed');
    const former = 'interrupted' as const;
    const runs: RestartRun[] = [{ member: STEP_MEMBERS.dao, scene: dao, parts: ['dao'], name: ofDao, former }];
    if (await t.use(takesNameTwice)) {
      const act: StepRequest = { step: 'dao', options: restartOptions(ofDao), by: 'library' };
      const member = `${STEP_MEMBERS.dao}, nothing changed`;
      const again = await runStep(tool, stage, act, scene);
      runs.push({ member, scene: again, parts: ['dao'], name: ofDao, former: 'finished' });
    }
    const ofDemo = (await t.attempt(libraryDemo))?.record.transactions.length ?? 0;
    // Before the last transaction: by then a demo test has deployed its own contracts.
    const demo = ofDemo > 1 ? await interrupted('demo', ofDemo - 1, ofTest) : undefined;
    if (demo) runs.push({ member: STEP_MEMBERS.demo, scene: demo, parts: ['test'], name: ofTest, former });
    if (!tool.has('library', STEP_MEMBERS.all)) return runs;
    // With the same parameters and by the same member: otherwise some begin another DAO in any case.
    const half = (await t.use(libraryBase)).sent.length + Math.ceil(whole.sent.length / 2);
    const unchanged: StepRequest = { step: 'all', options: named(ofAll), by: 'library' };
    const cutOff =
      (await t.use(takesNameTwice)) && (await killRun(tool, stage, unchanged, { k: half, moment: 'mined' }, scene.at));
    const every = await runStep(tool, stage, { step: 'all', options: restartOptions(ofAll), by: 'library' }, scene);
    const parts = ['dao', ...(demo ? (['test'] as const) : [])] as const;
    return [
      ...runs,
      { member: STEP_MEMBERS.all, scene: every, parts, name: ofAll, former: cutOff ? former : 'finished' },
    ];
  },
});
