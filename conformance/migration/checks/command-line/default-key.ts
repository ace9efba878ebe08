import { check } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { sendersOf } from '../../premises/accounts/senders.ts';
import { defaultRun, defaultRunElsewhere } from '../../premises/command-line/default-run.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const defaultKey = check<MigrationTarget>()({
  // MIG-CL-026 (must): Without `--private-key` and `--mnemonic`, a built-in key is used: the account is always the same.
  //   [interface, "Command line"]
  proves: 'MIG-CL-026',
  needs: ['argv'],
  reasons: {
    failed: 'without a key and a mnemonic a base migration does not succeed, though the account has funds',
    other: 'without a key and a mnemonic the account is not always the same',
  },
  owns: [reasonsOf(defaultRun, 'failed')],
  run: async (_tool, t) => {
    const first = await t.use(defaultRun);
    const second = await t.use(defaultRunElsewhere);
    if (!succeeded(second.run)) t.inconclusive(`on another chain it fails: ${runSummary(second.run)}`);
    const [wanted, found] = [(await sendersOf(first)).join(', '), (await sendersOf(second)).join(', ')];
    t.judge(mismatch('other', wanted, found, 'on another chain'), second.run);
  },
});
