import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { sendersOf } from '../../premises/accounts/senders.ts';
import { commandMnemonicRun } from '../../premises/command-line/mnemonic-run.ts';
import { failedRunDefect } from '../../premises/runs/completed-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const mnemonic = check<MigrationTarget>()({
  // MIG-CL-027 (must): The key of the account that migrates is generated from `--mnemonic`, or `-m`. [interface, "Command line"]
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
    t.judge(denied && failedRunDefect('failed', denied.run, 'a mnemonic whose accounts have funds'), denied?.run);
    const scenes = [
      ['base -m', base, dao.since],
      ['dao --mnemonic', dao, undefined],
    ] as const;
    for (const [at, scene, lastBlock] of scenes) {
      const senders = [...(await sendersOf(scene, lastBlock))].sort();
      const option = (['first', 'ledger'] as const).find((path) => accounts[path].toLowerCase() === senders[0]);
      const expected = `${accounts.first}, or ${accounts.ledger}`;
      const otherAccount = { reason: 'other' as const, expected, actual: senders.join(', ') || 'nobody', at };
      t.judge(option === undefined || senders.length > 1 ? otherAccount : t.chose('mnemonic-path', option), scene.run);
    }
  },
});
