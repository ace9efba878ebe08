/** Runs by the library that show one option each. */
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import { BY_NETWORK, libraryBase, libraryDao, PRICE } from './library-scenes.ts';
import { PLAIN } from './params.ts';
import { jsonOf, MEMBERS, newStage, play, type Scene } from './play.ts';
import { forget } from './remembered.ts';
import type { Part } from './scenes.ts';

const KOVAN_ID = 42;
/** Of the form that versions have, and none that was ever published. */
const NO_VERSION = '0.0.1-rc.99999';
const params = { default: PLAIN };

export const unknownCore = premise<MigrationTarget>()({
  name: 'unknown-core',
  owners: {},
  find: async (tool, t): Promise<readonly (readonly [member: string, Scene])[]> => {
    const { file } = await t.use(libraryBase);
    const options = { params, coreVersion: NO_VERSION };
    const name = tool.fileOf('migration.json');
    const runs: (readonly [string, Scene])[] = [];
    for (const step of ['base', 'dao', 'demo', 'all'] as const) {
      const member = MEMBERS[step];
      if (!tool.has('library', member)) continue;
      const { stage } = step === 'dao' || step === 'demo' ? await t.use(libraryBase) : { stage: await newStage(tool) };
      await forget(tool, await stage.place());
      const place = step === 'dao' || step === 'demo' ? { files: { [name]: file! } } : {};
      runs.push([member, await play(tool, stage, { step, options, place, by: 'library' })]);
    }
    return runs;
  },
});

/** A base migration by which nobody is asked, without `force`. */
export const unasked = premise<MigrationTarget>()({
  name: 'unasked',
  owners: {},
  find: async (tool, t) => {
    await t.use(libraryBase);
    const options = { params, force: undefined, 'disable-confs': true };
    return play(tool, await newStage(tool), { step: 'base', options, by: 'library' });
  },
});

/** A base by the library, on a chain that is for these runs alone. */
export const spare = premise<MigrationTarget>()({
  name: 'spare',
  owners: {},
  find: async (tool, t) => {
    await t.use(libraryBase);
    const without = await t.use(unasked);
    if (without.result?.result.base && succeeded(without.run)) return without;
    return play(tool, await newStage(tool), { step: 'base', options: { params }, by: 'library' });
  },
});

/** The same base once more, with `force`: its contracts before, and the run. */
export const forcedAgain = premise<MigrationTarget>()({
  name: 'forced-again',
  owners: {},
  find: async (tool, t): Promise<{ readonly before: Part; readonly after: Scene }> => {
    const scene = await t.use(spare);
    const before = scene.result?.result.base;
    if (!before) return t.inconclusive('a base that was migrated by the library before is migrated no more');
    const after = await play(tool, scene.stage, { step: 'base', options: { params }, by: 'library' }, scene);
    return { before, after };
  },
});

/** A DAO on a chain that has the id of Kovan, at a price. */
export const libraryKovan = premise<MigrationTarget>()({
  name: 'library-kovan',
  owners: {},
  find: async (tool, t): Promise<Scene & { readonly dao: Part | undefined }> => {
    await t.use(libraryDao);
    const stage = await newStage(tool, { chainId: KOVAN_ID });
    const options = { params: BY_NETWORK };
    const base = await play(tool, stage, { step: 'base', options, by: 'library' });
    if (!succeeded(base.run)) return { ...base, dao: undefined };
    const priced = { ...options, gasPrice: PRICE };
    const scene = await play(tool, stage, { step: 'dao', options: priced, by: 'library' }, base);
    const file = jsonOf(scene.file ?? '');
    // Known by its genesis block, such a chain is private; and a file may have been there, with a DAO of the real Kovan.
    for (const read of [scene.result, tool.resultOf(file, 'private')]) {
      const dao = read?.result.dao;
      if (dao && (await scene.views.codeAt(dao.Avatar)) !== '0x') return { ...scene, dao };
    }
    return { ...scene, dao: undefined };
  },
});
