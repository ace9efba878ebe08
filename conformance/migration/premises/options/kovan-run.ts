import { premise } from '../../../core/check/premise.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import { LIBRARY_GAS_PRICE } from '../library/library-base.ts';
import { libraryDao } from '../library/library-dao.ts';
import type { ResultPart } from '../runs/completed-run.ts';
import { newStage, runStep } from '../runs/run-step.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { paramsOfNetworks } from './params-by-network.ts';

const KOVAN_ID = 42;

/** A DAO on a chain that has the id of Kovan, with a gas price. */
export const kovanRun = premise<MigrationTarget>()({
  name: 'kovan-run',
  find: async (tool, t): Promise<ScenarioRun & { readonly dao: ResultPart | undefined }> => {
    await t.use(libraryDao);
    const stage = await newStage(t, tool, { chainId: KOVAN_ID });
    const options = { params: paramsOfNetworks(tool) };
    const base = await runStep(tool, stage, { step: 'base', options, by: 'library' });
    if (!succeeded(base.run)) return { ...base, dao: undefined };
    const priced = { ...options, gasPrice: LIBRARY_GAS_PRICE };
    const scene = await runStep(tool, stage, { step: 'dao', options: priced, by: 'library' }, base);
    const file = parseJsonText(scene.file ?? '');
    // By its genesis block such a chain is private. And a result file of the tool may have a DAO of the real Kovan.
    for (const read of [scene.result, tool.resultOf(file, 'private')]) {
      const dao = read?.result.dao;
      if (dao && (await scene.views.codeAt(dao.Avatar)) !== '0x') return { ...scene, dao };
    }
    return { ...scene, dao: undefined };
  },
});
