import { premise } from '../../../core/check/premise.ts';
import type { DaoParams } from '../../inputs/parameters/dao-params.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import type { MigrationOptions } from '../../target/migration-options.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import {
  type CreatedContracts,
  contractsCreatedIn,
  creationCodeOf,
  mayBeHidden,
  withCode,
} from '../contracts/created-contracts.ts';
import { runWithOwnContracts } from '../contracts/own-contracts-run.ts';
import { withName } from '../options/dao-texts.ts';
import { requireCompleted } from '../runs/completed-run.ts';
import { runStep } from '../runs/run-step.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { resetTool } from '../runs/shared-result-file.ts';
import { type TwoVersions, twoVersions } from './two-versions.ts';

/**
 * A contract and a scheme of the core package, of the DAO's version; or with a version of their own, each with another behind it
 * that names no version.
 */
export function paramsWithCoreItems({ contract, scheme }: TwoVersions, coreVersion?: string): DaoParams {
  const named = <I extends object>(item: I) => (coreVersion === undefined ? [item] : [{ ...item, coreVersion }, item]);
  const item = { name: contract, fromCore: true, constructor: true, params: [], runFunctions: [] };
  const entry = { name: scheme, alias: 'Another scheme', fromCore: true, isUniversal: true, permissions: '0x00000000' };
  const params = [{ voteParams: 0 }, 'GenesisProtocolAddress'];
  return {
    ...PLAIN_PARAMS,
    ...(contract === undefined ? {} : { StandAloneContracts: named(item) }),
    ...(scheme === undefined ? {} : { CustomSchemes: { [scheme]: named({ ...entry, params }) } }),
  };
}

/** A DAO on the base of the other version: its parameters name that version, everything else the run's own. */
export const daoOfParamsVersion = premise<MigrationTarget>()({
  name: 'dao-of-params-version',
  reasons: ['failed', 'missing'],
  find: async (tool, t) => {
    const versions = await t.use(twoVersions);
    // A chain may take a name only once.
    const params = {
      ...withName(tool, paramsWithCoreItems(versions), 'Organisation of a Version'),
      coreVersion: versions.otherVersion,
    };
    const scene = requireCompleted(await runDaoOnOtherBase(tool, versions, { params: { default: params } }), 'dao', t);
    return { ...scene, made: await contractsCreatedIn(scene) };
  },
});

/** A DAO migration in a place of its own, where the result file has a base of the other version. */
export async function runDaoOnOtherBase(
  tool: MigrationTarget,
  { stage, file, otherVersion }: TwoVersions,
  options: MigrationOptions,
  by?: 'library',
): Promise<ScenarioRun> {
  // The reset may remove the result file.
  await resetTool(tool, stage);
  const at = await stage.place({ files: { [tool.fileOf('migration.json')]: file } });
  const scene = await runStep(tool, stage, { step: 'dao', options, ...(by ? { by } : {}) }, { at });
  return withResultOfVersion(tool, scene, otherVersion);
}

/** A run with the result of another version, if its file has one; else unchanged, with that of the run's own version. */
export function withResultOfVersion(tool: MigrationTarget, scene: ScenarioRun, version: string): ScenarioRun {
  const { file, stage, result } = scene;
  if (file === undefined) return scene;
  return { ...scene, result: tool.resultOf(parseJsonText(file), stage.network, version) ?? result };
}

/** A DAO of the run's own version, in which a contract and a scheme name the other version, and those behind them no version. */
export const daoWithOtherItems = premise<MigrationTarget>()({
  name: 'dao-with-other-items',
  reasons: ['failed', 'missing'],
  find: async (tool, t) => {
    const versions = await t.use(twoVersions);
    return runWithOwnContracts(tool, t, async () => [
      { params: paramsWithCoreItems(versions, versions.otherVersion), files: {} },
    ]);
  },
});

/** Whether a run created a contract with this code, which a base contract has on another chain. */
export async function createdWithCode(
  made: CreatedContracts,
  { code, views, address }: { readonly code: string; readonly views: ScenarioRun['views']; readonly address: unknown },
): Promise<'made' | 'hidden' | 'not-made'> {
  if (withCode(made, code).length > 0) return 'made';
  return mayBeHidden(made, await creationCodeOf({ views }, address)) ? 'hidden' : 'not-made';
}
