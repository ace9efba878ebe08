import type { MigrationOptions, MigrationTarget } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { DaoParams } from '../properties/dao-params.ts';
import { itemsScene } from './items-scene.ts';
import { creationOf, type Made, madeIn, mayBeHidden, withCode } from './made.ts';
import { PLAIN } from './params.ts';
import { jsonOf, play, type Scene } from './play.ts';
import { forget } from './remembered.ts';
import { done } from './scenes.ts';
import { type Versions, versions } from './versions-scene.ts';

/** A contract and a scheme of the core package, of the DAO's version or of one of their own. */
export function coreItems({ contract, scheme }: Versions, coreVersion?: string): DaoParams {
  const own = coreVersion === undefined ? {} : { coreVersion };
  const item = { name: contract, fromCore: true, constructor: true, params: [], runFunctions: [], ...own };
  const entry = { name: scheme, alias: 'Another scheme', fromCore: true, isUniversal: true, permissions: '0x00000000' };
  const params = [{ voteParams: 0 }, 'GenesisProtocolAddress'];
  return {
    ...PLAIN,
    ...(contract === undefined ? {} : { StandAloneContracts: [item] }),
    ...(scheme === undefined ? {} : { CustomSchemes: { [scheme]: [{ ...entry, params, ...own }] } }),
  };
}

/** A DAO upon the base of the other version: its parameters name that, and everything else the run's own. */
export const paramsVersion = premise<MigrationTarget>()({
  name: 'params-version',
  owners: { failed: 'migration/versions/dao#failed', missing: 'migration/versions/dao#missing' },
  find: async (tool, t) => {
    const found = await t.use(versions);
    // A name may be taken once on a chain.
    const params = { ...coreItems(found), orgName: 'Organisation of a Version', coreVersion: found.other };
    const scene = done(await playUpon(tool, found, { params: { default: params } }), 'dao', t);
    return { ...scene, made: await madeIn(scene) };
  },
});

/** A DAO migration in a place of its own, where the result file has a base of the other version. */
export async function playUpon(
  tool: MigrationTarget,
  { stage, file, other }: Versions,
  options: MigrationOptions,
  by?: 'library',
): Promise<Scene> {
  // What it forgets may be the result file.
  await forget(tool, await stage.place());
  const at = await stage.place({ files: { [tool.fileOf('migration.json')]: file } });
  const scene = await play(tool, stage, { step: 'dao', options, ...(by ? { by } : {}) }, { at });
  return readFor(tool, scene, other);
}

/** A scene with the result of another version, where its file has one; it has it of the run's own as it is. */
export function readFor(tool: MigrationTarget, scene: Scene, version: string): Scene {
  const { file, stage, result } = scene;
  if (file === undefined) return scene;
  return { ...scene, result: tool.resultOf(jsonOf(file), stage.network, version) ?? result };
}

/** A DAO of the run's own version, in which a contract and a scheme name the other. */
export const itemVersion = premise<MigrationTarget>()({
  name: 'item-version',
  owners: { failed: 'migration/versions/stand-alone#failed', missing: 'migration/versions/stand-alone#missing' },
  find: async (tool, t) => {
    const found = await t.use(versions);
    return itemsScene(tool, t, async () => [{ params: coreItems(found, found.other), files: {} }]);
  },
});

/** Whether a run made a contract with this code, which is that of a base contract elsewhere. */
export async function madeOf(
  made: Made,
  { code, views, address }: { readonly code: string; readonly views: Scene['views']; readonly address: unknown },
): Promise<'made' | 'hidden' | 'not-made'> {
  if (withCode(made, code).length > 0) return 'made';
  return mayBeHidden(made, await creationOf({ views }, address)) ? 'hidden' : 'not-made';
}
