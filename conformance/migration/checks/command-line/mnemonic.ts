import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { SUCCESSFUL_RUN_TEXT, sendersOf } from '../../premises/accounts/senders.ts';
import { commandMnemonicRun } from '../../premises/command-line/mnemonic-run.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const mnemonic = check<MigrationTarget>()({
  proves: 'MIG-CL-027',
  needs: ['argv'],
  reasons: {
    failed: 'with `--mnemonic` a migration does not succeed',
    alias: '`-m` is refused where `--mnemonic` is not',
    other: 'the account that migrates is not that of the mnemonic',
    'not-as-declared': 'it is another account of the mnemonic than declared',
    changed: 'it is not always the same account of the mnemonic',
  },
  owns: [reasonsOf(commandMnemonicRun, { failed: 'failed', 'short-mnemonic': 'alias' })],
  run: async (_tool, t) => {
    const { base, dao, accounts, denied } = await t.use(commandMnemonicRun);
    const at = 'a mnemonic whose accounts have means';
    t.judge(
      denied && { reason: 'failed', expected: SUCCESSFUL_RUN_TEXT, actual: runSummary(denied.run), at },
      denied?.run,
    );
    const { first, ledger } = accounts;
    for (const [at, scene, until] of [
      ['base -m', base, dao.since],
      ['dao --mnemonic', dao, undefined],
    ] as const) {
      const [sender = 'nobody', ...others] = [...(await sendersOf(scene, until))].sort();
      const option = (
        [
          ['first', first],
          ['ledger', ledger],
        ] as const
      ).find(([, one]) => one.toLowerCase() === sender)?.[0];
      const actual = [sender, ...others].join(', ');
      if (option === undefined || others.length > 0)
        t.judge({ reason: 'other', expected: `${first}, or ${ledger}`, actual, at }, scene.run);
      else t.judge(t.chose('mnemonic-path', option), scene.run);
    }
  },
});
