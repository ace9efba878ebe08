/** A base migration by the library: by a key, at a price, quietly. */

import { premise } from '../../../core/check/premise.ts';
import type { ChainAccount } from '../../../lab/chain/account.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationOptions } from '../../target/migration-options.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import type { MigrationStage } from '../../target/stage.ts';
import { newStage, runStep, STEP_MEMBERS } from '../runs/run-step.ts';
import { runSummary } from '../runs/run-summary.ts';
import type { StepRequest } from '../runs/scenario-run.ts';
import { requireLibraryResult } from './library-run.ts';

/** Not the one that tools take where none is given. */
const libraryAccount = (stage: MigrationStage): ChainAccount => stage.chain.accounts[2]!;
/** In GWei: what no node of ours suggests. */
export const LIBRARY_GAS_PRICE = 3;

/** A base migration by a key, at a price, quietly. */
export const libraryBase = premise<MigrationTarget>()({
  name: 'library-base',
  reasons: ['failed', 'asked', 'elsewhere'],
  find: async (tool, t) => {
    const stage = await newStage(tool);
    const given = libraryAccount(stage);
    const options = {
      privateKey: given.privateKey,
      gasPrice: LIBRARY_GAS_PRICE,
      quiet: true,
      params: { default: PLAIN_PARAMS },
    };
    if (!tool.has('library', STEP_MEMBERS.base)) t.notApplicable(`the library has no ${STEP_MEMBERS.base}`);
    const played = await runStep(tool, stage, { step: 'base', options, by: 'library' });
    const { run, file } = played;
    if (!succeeded(run) && (await migratesUnasked(tool, options))) {
      const defect = { expected: 'a base migration, as with `disable-confs`', actual: runSummary(run), at: 'force' };
      t.judge({ reason: 'asked', ...defect }, run);
    }
    const none = { expected: 'the result', actual: 'no such file', at: 'migration.json' };
    if (succeeded(run) && file === undefined) t.judge({ reason: 'elsewhere', ...none }, run);
    const scene = requireLibraryResult(tool, t, played, 'base');
    return { ...scene, given, sent: await scene.views.transactions(scene.since + 1) };
  },
});

/** Whether a base is migrated where nobody is asked by another option. */
async function migratesUnasked(tool: MigrationTarget, given: MigrationOptions): Promise<boolean> {
  if (!tool.has('libraryOptions', 'disable-confs')) return false;
  const stage = await newStage(tool);
  const options = { ...given, privateKey: libraryAccount(stage).privateKey, 'disable-confs': true };
  const act: StepRequest = { step: 'base', options, by: 'library' };
  return succeeded((await runStep(tool, stage, act)).run);
}
