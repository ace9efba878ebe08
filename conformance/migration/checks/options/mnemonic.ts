import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import { deployingAccountDefect, OTHER_ACCOUNT_REASON } from '../../premises/options/deploying-account.ts';
import { libraryMnemonicRun, MNEMONIC_RUN_TEXT } from '../../premises/options/mnemonic-run.ts';
import { failedRunDefect } from '../../premises/runs/completed-run.ts';
import { STEP_MEMBERS } from '../../premises/runs/run-step.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const mnemonic = check<MigrationTarget>()({
  // MIG-OP-014 (must): The key of the account that migrates is generated from `mnemonic`. [interface, "Library options object"]
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
    const base = await t.use(libraryMnemonicRun);
    const { dao, denied, accounts } = base;
    const failedBase = denied && failedRunDefect('failed', denied.run, STEP_MEMBERS.base, MNEMONIC_RUN_TEXT);
    if (failedBase) t.fail(failedBase, denied.run);
    const failedDao = dao && failedRunDefect('failed', dao.run, STEP_MEMBERS.dao, MNEMONIC_RUN_TEXT);
    if (failedDao) t.fail(failedDao, dao.run);
    const isLedger = base.sent.some(({ to, from }) => to === undefined && isSameAddress(from, accounts.ledger));
    const account = isLedger ? accounts.ledger : accounts.first;
    t.judge(deployingAccountDefect(base.sent, account), base.run);
    if (dao) t.judge(deployingAccountDefect(dao.sent, account), dao.run);
    t.judge(t.chose('mnemonic-path', isLedger ? 'ledger' : 'first'), base.run);
  },
});
