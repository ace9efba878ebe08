/** A DAO on the library's base, with parameters of several networks. */

import { premise } from '../../../core/check/premise.ts';
import type { MigrationOptions } from '../../target/migration-options.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import { chainMnemonic } from '../accounts/chain-mnemonic.ts';
import { paramsOfNetworks } from '../options/params-by-network.ts';
import { failedRunDefect } from '../runs/completed-run.ts';
import { runStep, STEP_MEMBERS } from '../runs/run-step.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { resetTool } from '../runs/shared-result-file.ts';
import { libraryBase } from './library-base.ts';
import { requireLibraryResult, runByLibrary, runIntoNamedOutput } from './library-run.ts';

/** A DAO that is migrated with both a key and a mnemonic, without confirmation. */
export const libraryDao = premise<MigrationTarget>()({
  name: 'library-dao',
  reasons: ['failed', 'default'],
  find: async (tool, t) => {
    const base = await t.use(libraryBase);
    const { stage, givenAccount } = base;
    const mnemonic = chainMnemonic(tool);
    const options = { privateKey: givenAccount.privateKey, mnemonic, quiet: true, params: paramsOfNetworks(tool) };
    const suggested = BigInt(String(await stage.chain.request('eth_gasPrice')));
    if (!tool.has('library', STEP_MEMBERS.dao)) t.notApplicable(`the library has no ${STEP_MEMBERS.dao}`);
    const { refusedRun, ...run } = await runIntoNamedOutput(tool, stage, { step: 'dao', options }, base);
    if (!succeeded(run.run) && (await migratesWithTopLevelParams(tool, base, options)))
      t.judge(
        failedRunDefect('default', run.run, 'params.default', 'a DAO with the parameters of `params.default`'),
        run.run,
      );
    const scene = requireLibraryResult(tool, t, run, 'dao');
    const sent = await scene.views.transactions(scene.since + 1);
    return { ...scene, givenAccount, suggested, sent, ...(refusedRun ? { refusedRun } : {}) };
  },
});

/** The same DAO, with the common parameters under `default` as in the document, and not where the tool's settings put them. */
export const unaidedLibraryDao = premise<MigrationTarget>()({
  name: 'unaided-library-dao',
  reasons: ['failed'],
  find: async (tool, t) => {
    await t.use(libraryDao);
    const { stage, givenAccount, file } = await t.use(libraryBase);
    await resetTool(tool, stage);
    const at = await stage.place({ files: { [tool.fileOf('migration.json')]: file! } });
    const unaided = tool.unaided?.('common') ?? tool;
    const options = { privateKey: givenAccount.privateKey, params: paramsOfNetworks(tool) };
    return runByLibrary(unaided, t, stage, { step: 'dao', options }, 'dao', { at, file });
  },
});

/** Whether the migration succeeds with the same parameters at the top as well: then `params.default` was not used. */
async function migratesWithTopLevelParams(
  tool: MigrationTarget,
  { stage, file }: ScenarioRun,
  libraryOptions: MigrationOptions,
): Promise<boolean> {
  await resetTool(tool, stage);
  const at = await stage.place({ files: { [tool.fileOf('migration.json')]: file! } });
  const given = paramsOfNetworks(tool);
  const options = { ...libraryOptions, params: { ...given.default, ...given } };
  return succeeded((await runStep(tool, stage, { step: 'dao', options, by: 'library' }, { at })).run);
}
