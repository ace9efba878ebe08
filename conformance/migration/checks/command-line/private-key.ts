import { check } from '../../../core/check/check.ts';
import { sendersOf } from '../../premises/accounts/senders.ts';
import { aliasRun, refusedAliasDefect, requireShortRun } from '../../premises/command-line/alias-run.ts';
import { optionsRun, WITHOUT_OPTIONS_RUN } from '../../premises/command-line/options-run.ts';
import { usageExampleRun } from '../../premises/command-line/usage-example-run.ts';
import { failedRunDefect } from '../../premises/runs/completed-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const privateKey = check<MigrationTarget>()({
  // MIG-CL-025 (must): `--private-key`, or `-s`, is the key of the account that migrates. [interface, "Command line"]
  proves: 'MIG-CL-025',
  needs: ['argv'],
  reasons: {
    failed: 'with `--private-key` it migrates by the first account of the chain, but not by another one',
    other: 'the account that migrates is not that of the given key',
    alias: '`-s` is refused where `--private-key` is not',
  },
  run: async (_tool, t) => {
    const { base, dao, denied } = await t.use(usageExampleRun);
    const keyOf = `a key that begins with 00, of ${denied?.account.address}, which has funds`;
    t.judge(denied && failedRunDefect('failed', denied.run, keyOf), denied?.run);
    const aliases = await t.use(aliasRun);
    const refused = refusedAliasDefect(aliases, '-s');
    if (refused) t.fail(refused, aliases.refused.get('-s')?.run);
    const options = await t.attempt(optionsRun);
    if (!options) t.note(WITHOUT_OPTIONS_RUN);
    const scenes = [
      ['base --private-key', base],
      ['dao --private-key', dao],
      ['base -s', requireShortRun(aliases, t)],
      ...(options ? [['no command, --private-key', options.scene] as const] : []),
    ] as const;
    for (const [at, scene] of scenes) {
      const account = scene.account.address;
      const sender = (await sendersOf(scene)).find((address) => address !== account.toLowerCase());
      const expected = `${account}, whose key was given`;
      t.judge(sender !== undefined && { reason: 'other', expected, actual: sender, at }, scene.run);
    }
  },
});
