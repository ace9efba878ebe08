import { check } from '../../../core/check/check.ts';
import { chainMnemonic } from '../../premises/accounts/chain-mnemonic.ts';
import { runCommandOnBase, usualArgs } from '../../premises/runs/command-on-base.ts';
import { isolatedBase, placeOnBase } from '../../premises/runs/isolated-base.ts';
import { judgeRefusals, REFUSAL_REASONS, type RefusedRun, refusedRun } from '../../premises/validation/refusal.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** Of the command line alone: by the library the key is taken. */
export const keyAndMnemonic = check<MigrationTarget>()({
  proves: 'MIG-CL-028',
  needs: ['argv'],
  reasons: REFUSAL_REASONS,
  run: async (tool, t) => {
    const on = await t.use(isolatedBase);
    const words = chainMnemonic(tool);
    const key = on.stage.chain.accounts[0]!.privateKey;
    const cases = [
      ['base', '--private-key', key, '--mnemonic', words],
      ['base', '-m', words, '-s', key],
      ['dao', '--mnemonic', words, '--private-key', key],
      ['all', '--private-key', key, '--mnemonic', words],
    ] as const;
    await judgeRefusals(t, cases, async ([step, ...both]): Promise<RefusedRun> => {
      const at = await placeOnBase(tool, on, step === 'dao' ? 'dao' : 'base');
      const args = [...(step === 'all' ? [] : [step]), ...both, ...usualArgs(tool, on, ['private-key'])];
      const what = 'a private key and a mnemonic together';
      return refusedRun(
        what,
        `${step === 'all' ? 'no command,' : step} ${both[0]} ${both[2]}`,
        await runCommandOnBase(tool, on, args, at),
      );
    });
  },
});
