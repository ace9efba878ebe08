/** Runs by the library whose account is given by a mnemonic alone. */
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { Stage } from '../core/stage.ts';
import { endow, endowed } from './default-scenes.ts';
import { libraryBase, libraryDao } from './library-scenes.ts';
import { accountsOf, mnemonicOf, WORDS } from './mnemonics.ts';
import { PLAIN } from './params.ts';
import { type Act, MEMBERS, newStage, play, type Scene, sayRun } from './play.ts';

export const OUTPUT = 'elsewhere.json';
export const FULFILLED = 'a migration by the account of a mnemonic';

/**
 * A base, into a file that is named, and a DAO upon it, where there is a member for that. `denied` is what failed where only
 * the mnemonic of the chain itself is good enough: everything else is judged by that.
 */
export const libraryElsewhere = premise<MigrationTarget>()({
  name: 'library-elsewhere',
  owners: { failed: 'migration/options/mnemonic#failed' },
  find: async (tool, t) => {
    await t.use(libraryBase);
    const output = tool.has('libraryOptions', 'output') ? { output: OUTPUT } : {};
    const migrated = async (step: 'base' | 'dao', mnemonic: string, stage: Stage, on?: Scene) => {
      const options = { privateKey: undefined, mnemonic, ...output, params: { default: PLAIN } };
      const act: Act = { step, options, by: 'library' };
      // Whichever account is taken has means: with another one there is more to say than that it has none.
      const scene = await endowed(stage, () => play(tool, stage, act, on));
      return { ...scene, sent: await scene.views.transactions(scene.since + 1) };
    };
    const onFresh = async (mnemonic: string) => {
      const stage = await newStage(tool);
      for (const address of Object.values(accountsOf(mnemonic))) await endow(stage, address);
      return migrated('base', mnemonic, stage);
    };
    const first = await onFresh(WORDS);
    const denied = succeeded(first.run) ? undefined : first;
    const words = denied ? mnemonicOf(tool) : WORDS;
    const base = denied ? await onFresh(words) : first;
    const failed = { reason: 'failed' as const, expected: FULFILLED, at: MEMBERS.base };
    if (!succeeded(base.run)) t.judge({ ...failed, actual: sayRun(base.run) }, base.run);
    const usual = base.stage.read(base.at, tool.fileOf('migration.json'));
    // A DAO that comes not to be by a key is not to be had by a mnemonic.
    const dao = (await t.attempt(libraryDao)) ? await migrated('dao', words, base.stage, base) : undefined;
    return { ...base, usual, dao, denied, accounts: accountsOf(words) };
  },
});
