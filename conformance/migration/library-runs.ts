/** Runs by the library that show one option each. */
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { Views } from '../lab/views.ts';
import { BY_NETWORK, libraryBase, libraryDao, PRICE } from './by-library.ts';
import { kill } from './interrupted.ts';
import { PLAIN } from './params.ts';
import { type Act, jsonOf, MEMBERS, newStage, play, type Scene } from './play.ts';
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
const spare = premise<MigrationTarget>()({
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

/** A DAO migration that is killed half-way, and then one with `restart`, of parameters with another name. */
export const libraryRestart = premise<MigrationTarget>()({
  name: 'library-restart',
  owners: {},
  find: async (tool, t) => {
    const { sent } = await t.use(libraryDao);
    const scene = await t.use(spare);
    const act: Act = { step: 'dao', options: { params: named('Interrupted') }, by: 'library' };
    const point = { k: Math.max(1, Math.ceil(sent.length / 2)), moment: 'mined' as const };
    const killed = await kill(tool, scene.stage, act, point, scene.at);
    if (!killed) return t.inconclusive('a DAO migration ended although it was to be killed');
    const made = await madeBy(killed.views, killed.since);
    const orgName = 'Begun Anew';
    const options = { params: named(orgName), restart: true, gasPrice: PRICE };
    return { ...(await play(tool, scene.stage, { ...act, options }, scene)), made, orgName };
  },
});

const named = (orgName: string) => ({ default: { ...PLAIN, orgName } });

/** Contracts that came to be since a block, in lower case. */
async function madeBy(views: Views, since: number): Promise<ReadonlySet<string>> {
  const mined = await views.transactions(since + 1);
  return new Set(mined.flatMap(({ contractAddress }) => contractAddress?.toLowerCase() ?? []));
}

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
