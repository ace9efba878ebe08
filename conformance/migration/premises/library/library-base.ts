/**
 * A base migration by the library with a key, a gas price and `quiet`. `denied` is the failed run where it works with another key
 * alone.
 */

import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { type ChainAccount, ZERO_KEY_PLACE } from '../../../lab/chain/account.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { missingFileDefect } from '../../oracle/output/result-file.ts';
import type { MigrationOptions } from '../../target/migration-options.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import { failedRunDefect } from '../runs/completed-run.ts';
import { newStage, runStep, STEP_MEMBERS } from '../runs/run-step.ts';
import type { RunStage, StepRequest } from '../runs/scenario-run.ts';
import { requireLibraryResult } from './library-run.ts';

/** Not the first account, which tools take by default: one whose key begins with zeros. */
const libraryAccount = (stage: RunStage): ChainAccount => stage.chain.accounts[ZERO_KEY_PLACE]!;
/** Where the base is not migrated with that key. */
const accountInstead = (stage: RunStage): ChainAccount => stage.chain.accounts[1]!;
/** In GWei. No chain of the lab suggests it. */
export const LIBRARY_GAS_PRICE = 3;

export const UNASKED_BASE_TEXT = 'a base migration, as with `disable-confs`';

export const libraryBase = premise<MigrationTarget>()({
  name: 'library-base',
  inTurn: true,
  reasons: ['failed', 'asked', 'elsewhere'],
  find: async (tool, t) => {
    if (!tool.has('library', STEP_MEMBERS.base)) t.notApplicable(`the library has no ${STEP_MEMBERS.base}`);
    const options = { gasPrice: LIBRARY_GAS_PRICE, quiet: true, params: { default: PLAIN_PARAMS } };
    const by = async (accountOf: (stage: RunStage) => ChainAccount) => {
      const stage = await newStage(t, tool);
      const givenAccount = accountOf(stage);
      const withKey = { ...options, privateKey: givenAccount.privateKey };
      return { ...(await runStep(tool, stage, { step: 'base', options: withKey, by: 'library' })), givenAccount };
    };
    const first = await by(libraryAccount);
    const hasFailed = !succeeded(first.run) && first.run.unfinished === undefined;
    const second = hasFailed ? await by(accountInstead) : first;
    const scenario = succeeded(second.run) ? second : first;
    const { run, file } = scenario;
    if (!succeeded(run) && (await migratesUnasked(t, tool, options)))
      t.judge(failedRunDefect('asked', run, 'force', UNASKED_BASE_TEXT), run);
    if (succeeded(run)) t.judge(missingFileDefect('elsewhere', file, 'the result'), run);
    const scene = requireLibraryResult(tool, t, scenario, 'base');
    const sent = await scene.views.transactions(scene.since + 1);
    const denied = scenario === first ? {} : { denied: first };
    return { ...scene, ...denied, givenAccount: scenario.givenAccount, sent };
  },
});

/** Whether a base is migrated with `disable-confs` instead of `force`. */
async function migratesUnasked(
  t: Pick<Trial<MigrationTarget, never>, 'state'>,
  tool: MigrationTarget,
  forcedOptions: MigrationOptions,
): Promise<boolean> {
  if (!tool.has('libraryOptions', 'disable-confs')) return false;
  const stage = await newStage(t, tool);
  const options = { ...forcedOptions, privateKey: libraryAccount(stage).privateKey, 'disable-confs': true };
  const act: StepRequest = { step: 'base', options, by: 'library' };
  return succeeded((await runStep(tool, stage, act)).run);
}
