import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import { judgeDeployingAccount, OTHER_ACCOUNT_REASON } from '../../premises/options/deploying-account.ts';
import { libraryMnemonicRun, MNEMONIC_RUN_TEXT } from '../../premises/options/mnemonic-run.ts';
import { STEP_MEMBERS } from '../../premises/runs/run-step.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const mnemonic = check<MigrationTarget>()({
  proves: 'MIG-OP-014',
  needs: ['call'],
  reasons: {
    failed: 'with `mnemonic` alone it does not migrate',
    ...OTHER_ACCOUNT_REASON,
    'not-as-declared': 'it is not as declared',
    changed: 'it is not as it was before in the same run',
  },
  owns: [reasonsOf(libraryMnemonicRun, 'failed')],
  run: async (_tool, t) => {
    const scene = await t.use(libraryMnemonicRun);
    const { dao, denied, accounts } = scene;
    for (const one of [denied, dao]) {
      if (!one || succeeded(one.run)) continue;
      const at = one === dao ? STEP_MEMBERS.dao : STEP_MEMBERS.base;
      t.judge({ reason: 'failed', expected: MNEMONIC_RUN_TEXT, actual: runSummary(one.run), at }, one.run);
    }
    const { first, ledger } = accounts;
    const byLedger = scene.sent.some(({ to, from }) => to === undefined && isSameAddress(from, ledger));
    const expected = byLedger ? ledger : first;
    judgeDeployingAccount(t, scene, scene.sent, expected);
    if (dao) judgeDeployingAccount(t, dao, dao.sent, expected);
    t.judge(t.chose('mnemonic-path', byLedger ? 'ledger' : 'first'), scene.run);
  },
});
