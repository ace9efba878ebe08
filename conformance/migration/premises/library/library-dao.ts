/** A DAO upon that base, with parameters of several networks. */
import { premise } from '../../../core/check/premise.ts';
import { PARAMS_BY_NETWORK } from '../../inputs/files/params-by-network.ts';
import type { MigrationOptions } from '../../target/migration-options.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import { chainMnemonic } from '../accounts/chain-mnemonic.ts';
import { runStep, STEP_MEMBERS } from '../runs/run-step.ts';
import { runSummary } from '../runs/run-summary.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { resetTool } from '../runs/shared-result-file.ts';
import { libraryBase } from './library-base.ts';
import { requireLibraryResult, runByLibrary, runIntoNamedOutput } from './library-run.ts';

/** A DAO upon it by a key, though a mnemonic is there as well, with parameters of several networks, and nothing asked. */
export const libraryDao = premise<MigrationTarget>()({
  name: 'library-dao',
  reasons: ['failed', 'default'],
  find: async (tool, t) => {
    const base = await t.use(libraryBase);
    const { stage, given } = base;
    const mnemonic = chainMnemonic(tool);
    const options = { privateKey: given.privateKey, mnemonic, quiet: true, params: PARAMS_BY_NETWORK };
    const suggested = BigInt(String(await stage.chain.request('eth_gasPrice')));
    if (!tool.has('library', STEP_MEMBERS.dao)) t.notApplicable(`the library has no ${STEP_MEMBERS.dao}`);
    const { asked, ...played } = await runIntoNamedOutput(tool, stage, { step: 'dao', options }, base);
    if (!succeeded(played.run) && (await migratesWithTopLevelParams(tool, base, options))) {
      const defect = { expected: 'a DAO by what `params.default` says', at: 'params.default' };
      t.judge({ reason: 'default', ...defect, actual: runSummary(played.run) }, played.run);
    }
    const scene = requireLibraryResult(tool, t, played, 'dao');
    const sent = await scene.views.transactions(scene.since + 1);
    return { ...scene, given, suggested, sent, ...(asked ? { asked } : {}) };
  },
});

/** The same DAO, of a tool whose map has the parameters of `default` elsewhere: where the document has them. */
export const unaidedLibraryDao = premise<MigrationTarget>()({
  name: 'library-unaided',
  reasons: ['failed'],
  find: async (tool, t) => {
    await t.use(libraryDao);
    const { stage, given, file } = await t.use(libraryBase);
    await resetTool(tool, await stage.place());
    const at = await stage.place({ files: { [tool.fileOf('migration.json')]: file! } });
    const unaided = tool.unaided?.('common') ?? tool;
    const options = { privateKey: given.privateKey, params: PARAMS_BY_NETWORK };
    return runByLibrary(unaided, t, stage, { step: 'dao', options }, 'dao', { at, file });
  },
});

/** Whether it goes well where the same parameters stand at the top as well: then that of `default` alone was wrong. */
async function migratesWithTopLevelParams(
  tool: MigrationTarget,
  { stage, file }: ScenarioRun,
  given: MigrationOptions,
): Promise<boolean> {
  await resetTool(tool, await stage.place());
  const at = await stage.place({ files: { [tool.fileOf('migration.json')]: file! } });
  const options = { ...given, params: { ...PARAMS_BY_NETWORK.default, ...PARAMS_BY_NETWORK } };
  return succeeded((await runStep(tool, stage, { step: 'dao', options, by: 'library' }, { at })).run);
}
