/** Runs of the command line whose account is given by a mnemonic. */

import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import type { Place } from '../core/place.ts';
import { type Premise, premise } from '../core/premise.ts';
import { command, commanded, exampleFiles, PARAMS_FILE, usageExample } from './command-scenes.ts';
import { endow, endowed } from './default-scenes.ts';
import { accountsOf, mnemonicOf, WORDS } from './mnemonics.ts';
import { jsonOf, newStage, type Scene, sayRun } from './play.ts';
import { remembered, writtenIn } from './remembered.ts';

/** The result file of the DAO: the base is in it, as it is in the usual one. */
const OUTPUT = 'folder/mnemonic.json';

/** Base and DAO by a mnemonic, in quiet; the DAO into a file that is named. */
export interface ByMnemonic {
  readonly base: Scene;
  readonly dao: Scene;
  /** What the DAO migration wrote, into whichever file: that of `--output`, or the one that is usual. */
  readonly written: NonNullable<Scene['result']>['result'] | undefined;
  /** The accounts that it may be, by the option of the choice `mnemonic-path`. */
  readonly accounts: Readonly<Record<'first' | 'ledger', string>>;
  /** What failed, where only the mnemonic of the chain itself is good enough: everything else is judged by that. */
  readonly denied?: Scene;
}

export const byMnemonic: Premise<MigrationTarget, ByMnemonic> = premise<MigrationTarget>()({
  name: 'by-mnemonic',
  owners: {
    failed: 'migration/command-line/mnemonic#failed',
    'short-mnemonic': 'migration/command-line/mnemonic#alias',
    quiet: 'migration/command-line/quiet#refused',
    'short-params': 'migration/command-line/params#alias',
    output: 'migration/command-line/output#failed',
  },
  find: async (any, t) => {
    const tool = commanded(any, t);
    await t.use(usageExample);
    let words = WORDS;
    let denied: Scene | undefined;
    const set = async () => {
      const stage = await newStage(tool);
      for (const one of Object.values(accountsOf(words))) await endow(stage, one);
      return stage;
    };
    const play = async (
      stage: Awaited<ReturnType<typeof set>>,
      args: readonly string[],
      on?: Place,
      output?: string,
    ) => {
      const place = { files: exampleFiles(tool, stage.network), secrets: [words] };
      return command(tool, stage, {
        args: [...args, '--force', '--provider', stage.rpc],
        place,
        ...(on ? { on } : {}),
        ...(output === undefined ? {} : { output }),
      });
    };
    const expected = 'a run that succeeds';
    const quietly = async () => {
      const stage = await set();
      return { stage, base: await endowed(stage, () => play(stage, ['base', '-m', words, '--quiet'])) };
    };
    const plainly = async () => play(await set(), ['base', '--mnemonic', words]);
    let { stage, base } = await quietly();
    let long = succeeded(base.run) ? undefined : await plainly();
    if (long && !succeeded(long.run)) {
      [words, denied] = [mnemonicOf(tool), long];
      ({ stage, base } = await quietly());
      long = succeeded(base.run) ? undefined : await plainly();
      const { run } = denied;
      if (long && !succeeded(long.run)) t.judge({ reason: 'failed', expected, actual: sayRun(run), at: 'base' }, run);
    }
    if (long) {
      const short = await play(await set(), ['base', '-m', words]);
      const reason = succeeded(short.run) ? 'quiet' : 'short-mnemonic';
      t.judge({ reason, expected, actual: sayRun(base.run), at: reason === 'quiet' ? '--quiet' : '-m' }, base.run);
    }
    const { folder, home, temporary } = base.at;
    const files = { ...remembered(tool, stage, base.at), [OUTPUT]: base.file ?? '{}' };
    const at = await stage.place({ folder, home, temporary, files, secrets: [words] });
    const args = ['dao', '--mnemonic', words, '--quiet'];
    const dao = await play(stage, [...args, '-i', PARAMS_FILE, '--output', OUTPUT], at, OUTPUT);
    if (!succeeded(dao.run)) {
      const usual = await play(stage, [...args, '-i', PARAMS_FILE], at);
      const actual = sayRun(dao.run);
      if (succeeded(usual.run)) t.judge({ reason: 'output', expected, actual, at: 'dao --output' }, dao.run);
      const long = await play(stage, [...args, '--params', PARAMS_FILE], at);
      const reason = succeeded(long.run) ? 'short-params' : 'failed';
      t.judge({ reason, expected, actual: sayRun(dao.run), at: reason === 'failed' ? 'dao' : '-i' }, dao.run);
    }
    const usual = tool.resultOf(jsonOf(writtenIn(tool, stage, at) ?? ''), stage.network);
    const written = (dao.result?.result.dao ? dao.result : usual)?.result;
    return { base, dao, written, accounts: accountsOf(words), ...(denied ? { denied } : {}) };
  },
});
