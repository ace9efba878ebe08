import { check } from '../../../core/check/check.ts';
import { chainMnemonic } from '../../premises/accounts/chain-mnemonic.ts';
import { runCommandOnBase, usualArgs } from '../../premises/runs/command-on-base.ts';
import { isolatedBase, placeOnBase } from '../../premises/runs/isolated-base.ts';
import { REFUSAL_REASONS, refusalDefect, refusalEvidence, refusedRun } from '../../premises/validation/refusal.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const MISTAKE = 'a private key and a mnemonic together';

/** The library takes the key in this case (MIG-OP-013). */
export const keyAndMnemonic = check<MigrationTarget>()({
  // MIG-CL-028 (must): `--private-key` and `--mnemonic` together are rejected, and nothing is deployed. [interface,
  //   "Authentication"]
  proves: 'MIG-CL-028',
  needs: ['argv'],
  reasons: REFUSAL_REASONS,
  run: async (tool, t) => {
    const isolated = await t.use(isolatedBase);
    const words = chainMnemonic(tool);
    const key = isolated.stage.chain.accounts[0]!.privateKey;
    const cases = [
      ['base', '--private-key', key, '--mnemonic', words],
      ['base', '-m', words, '-s', key],
      ['dao', '--mnemonic', words, '--private-key', key],
      [undefined, '--private-key', key, '--mnemonic', words],
    ] as const;
    await t.each(cases, async ([command, ...options]) => {
      const place = await placeOnBase(tool, isolated, command === 'dao' ? 'dao' : 'base');
      const args = [...(command ? [command] : []), ...options, ...usualArgs(tool, isolated, ['private-key'])];
      const at = `${command ?? 'no command,'} ${options[0]} ${options[2]}`;
      const refused = refusedRun(MISTAKE, at, await runCommandOnBase(tool, isolated, args, place));
      t.judge(refusalDefect(refused), refusalEvidence(refused));
    });
  },
});
