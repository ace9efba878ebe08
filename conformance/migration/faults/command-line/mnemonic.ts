import { HDNodeWallet } from 'ethers';
import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';
import { byRun } from '../../testbed/runs.ts';

/** As older wallets of Ledger have it. */
const LEDGER = "m/44'/60'/0'/0";

export const otherAccountForTheDao = migrationFault({
  text: 'migrates a DAO by another account of a mnemonic than a base',
  breaks: 'MIG-CL-027',
  caughtBy: ['migration/command-line/mnemonic#changed'],
  install: (parts) =>
    byRun(parts, (run) => ({
      accountOf: ({ privateKey, mnemonic }) =>
        mnemonic !== undefined && privateKey === undefined && run.steps[0] === 'dao'
          ? HDNodeWallet.fromPhrase(mnemonic, undefined, LEDGER)
          : parts.accountOf({ privateKey, mnemonic }),
    })),
});

export const twelveWordsAlone = migrationFault({
  text: 'refuses a mnemonic of more than twelve words',
  breaks: 'MIG-CL-027',
  caughtBy: ['migration/command-line/mnemonic#failed', 'migration/options/mnemonic#failed'],
  needs: { looks: ['migration/command-line/mnemonic', 'migration/options/mnemonic'] },
  install: (parts) =>
    withMigrationParts(parts, {
      accountOf: (secret, from) => {
        if (secret.privateKey === undefined && Number(secret.mnemonic?.split(' ').length) > 12)
          throw new MigrationError('account', 'mnemonic: expected twelve words');
        return parts.accountOf(secret, from);
      },
    }),
});
