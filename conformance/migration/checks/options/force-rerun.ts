import { check } from '../../../core/check/check.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import { coreContractEntries } from '../../oracle/contracts/core-contracts.ts';
import { forcedRerun } from '../../premises/options/option-runs.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const forceRerun = check<MigrationTarget>()({
  // MIG-OP-008 (must): With `force`, contracts that are deployed already are used again, or all of them are deployed again, as
  //   declared. [interface, "Library options object"]
  proves: 'MIG-OP-008',
  needs: ['call'],
  reasons: {
    failed: 'with `force` a base migration does not succeed where there is a base',
    mixed: 'with `force` some contracts are reused, and some are deployed again',
    'not-as-declared': 'it is not as declared',
  },
  run: async (_tool, t) => {
    const { baseBefore, rerun } = await t.use(forcedRerun);
    const { run, result } = rerun;
    const base = result?.result.base;
    const expected = 'a migration that succeeds';
    if (!succeeded(run) || !base)
      return t.fail({ reason: 'failed', expected, actual: runSummary(run), at: 'force' }, run);
    const names = coreContractEntries(baseBefore).map(([name]) => name);
    const kept = names.filter((name) => isSameAddress(base[name], baseBefore[name]));
    if (kept.length > 0 && kept.length < names.length)
      t.fail(
        {
          reason: 'mixed',
          expected: 'all of them reused, or all of them deployed again',
          actual: `${kept[0]} and ${kept.length - 1} others are the same contracts, ${names.length - kept.length} are not`,
          at: 'force',
        },
        run,
      );
    t.judge(declaredChoiceDefect(t.chose('force', kept.length > 0 ? 'reuse' : 'redeploy')), run);
  },
});
