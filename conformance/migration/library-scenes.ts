/** Each member of the library once, and what the options of those runs show. */
import { type MigrationOptions, type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { Account, Stage } from '../core/stage.ts';
import type { DaoParams } from '../properties/dao-params.ts';
import { byLibrary, came, playElsewhere } from './by-library.ts';
import { mnemonicOf } from './mnemonics.ts';
import { ownFounders } from './own-founders.ts';
import { OTHER_VOTING, PLAIN, VOTING } from './params.ts';
import { type Act, MEMBERS, newStage, play, type Scene, sayRun } from './play.ts';
import { forget } from './remembered.ts';

/** Not the one that tools take where none is given. */
const account = (stage: Stage): Account => stage.chain.accounts[2]!;
/** In GWei: what no node of ours suggests. */
export const PRICE = 3;

/** A base migration by a key, at a price, quietly. */
export const libraryBase = premise<MigrationTarget>()({
  name: 'library-base',
  owners: {
    failed: 'migration/library/base#failed',
    asked: 'migration/options/force#asked',
    elsewhere: 'migration/options/usual-output#missing',
  },
  find: async (tool, t) => {
    const stage = await newStage(tool);
    const given = account(stage);
    const options = { privateKey: given.privateKey, gasPrice: PRICE, quiet: true, params: { default: PLAIN } };
    if (!tool.has('library', MEMBERS.base)) t.notApplicable(`the library has no ${MEMBERS.base}`);
    const played = await play(tool, stage, { step: 'base', options, by: 'library' });
    const { run, file } = played;
    if (!succeeded(run) && (await unlessAsked(tool, options))) {
      const defect = { expected: 'a base migration, as with `disable-confs`', actual: sayRun(run), at: 'force' };
      t.judge({ reason: 'asked', ...defect }, run);
    }
    const none = { expected: 'the result', actual: 'no such file', at: 'migration.json' };
    if (succeeded(run) && file === undefined) t.judge({ reason: 'elsewhere', ...none }, run);
    const scene = came(tool, t, played, 'base');
    return { ...scene, given, sent: await scene.views.transactions(scene.since + 1) };
  },
});

/** Whether a base is migrated where nobody is asked by another option. */
async function unlessAsked(tool: MigrationTarget, given: MigrationOptions): Promise<boolean> {
  if (!tool.has('libraryOptions', 'disable-confs')) return false;
  const stage = await newStage(tool);
  const options = { ...given, privateKey: account(stage).privateKey, 'disable-confs': true };
  const act: Act = { step: 'base', options, by: 'library' };
  return succeeded((await play(tool, stage, act)).run);
}

/** Unlike each other and unlike the plain ones, so that it is seen which were used. */
export const BY_NETWORK: Readonly<Record<'default' | 'private' | 'kovan' | 'rinkeby', Partial<DaoParams>>> = {
  default: { ...PLAIN, orgName: 'Of Default', tokenName: 'Token Of Default' },
  private: { orgName: 'Of Private' },
  kovan: { orgName: 'Of Kovan', tokenSymbol: 'KOV' },
  rinkeby: { tokenName: 'Token Of Rinkeby', VotingMachinesParams: [OTHER_VOTING, VOTING] },
};

/** A DAO upon it by a key, though a mnemonic is there as well, with parameters of several networks, and nothing asked. */
export const libraryDao = premise<MigrationTarget>()({
  name: 'library-dao',
  owners: { failed: 'migration/library/dao#failed', default: 'migration/options/of-default#unused' },
  find: async (tool, t) => {
    const base = await t.use(libraryBase);
    const { stage, given } = base;
    const mnemonic = mnemonicOf(tool);
    const options = { privateKey: given.privateKey, mnemonic, quiet: true, params: BY_NETWORK };
    const suggested = BigInt(String(await stage.chain.request('eth_gasPrice')));
    if (!tool.has('library', MEMBERS.dao)) t.notApplicable(`the library has no ${MEMBERS.dao}`);
    const { asked, ...played } = await playElsewhere(tool, stage, { step: 'dao', options }, base);
    if (!succeeded(played.run) && (await atTheTop(tool, base, options))) {
      const defect = { expected: 'a DAO by what `params.default` says', at: 'params.default' };
      t.judge({ reason: 'default', ...defect, actual: sayRun(played.run) }, played.run);
    }
    const scene = came(tool, t, played, 'dao');
    const sent = await scene.views.transactions(scene.since + 1);
    return { ...scene, given, suggested, sent, ...(asked ? { asked } : {}) };
  },
});

/** The same DAO, of a tool whose map has the parameters of `default` elsewhere: where the document has them. */
export const libraryUnaided = premise<MigrationTarget>()({
  name: 'library-unaided',
  owners: { failed: 'migration/options/of-default#unused' },
  find: async (tool, t) => {
    await t.use(libraryDao);
    const { stage, given, file } = await t.use(libraryBase);
    await forget(tool, await stage.place());
    const at = await stage.place({ files: { [tool.fileOf('migration.json')]: file! } });
    const unaided = tool.unaided?.('common') ?? tool;
    const options = { privateKey: given.privateKey, params: BY_NETWORK };
    return byLibrary(unaided, t, stage, { step: 'dao', options }, 'dao', { at, file });
  },
});

/** Whether it goes well where the same parameters stand at the top as well: then that of `default` alone was wrong. */
async function atTheTop(tool: MigrationTarget, { stage, file }: Scene, given: MigrationOptions): Promise<boolean> {
  await forget(tool, await stage.place());
  const at = await stage.place({ files: { [tool.fileOf('migration.json')]: file! } });
  const options = { ...given, params: { ...BY_NETWORK.default, ...BY_NETWORK } };
  return succeeded((await play(tool, stage, { step: 'dao', options, by: 'library' }, { at })).run);
}

/** A demo test upon the same base, at a price, quietly. */
export const libraryDemo = premise<MigrationTarget>()({
  name: 'library-demo',
  owners: { failed: 'migration/library/demo-test#failed' },
  find: async (tool, t) => {
    const base = await t.use(libraryBase);
    const { privateKey } = base.given;
    const options = { privateKey, gasPrice: PRICE, quiet: true, params: { default: PLAIN } };
    return byLibrary(tool, t, base.stage, { step: 'demo', options }, 'test', base);
  },
});

/** Everything, on a chain of its own, at a price, quietly. */
export const libraryAll = premise<MigrationTarget>()({
  name: 'library-all',
  owners: { failed: 'migration/library/all#failed' },
  find: async (tool, t) => {
    await t.use(libraryBase);
    const stage = await newStage(tool);
    const options = { gasPrice: PRICE, quiet: true, params: { default: ownFounders(stage) } };
    return byLibrary(tool, t, stage, { step: 'all', options }, 'test');
  },
});
