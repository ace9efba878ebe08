import { HDNodeWallet } from 'ethers';
import { migrationFault } from '../../testbed/alteration.ts';
import { byRun, isLibraryRun } from '../../testbed/runs.ts';

/** As older wallets of Ledger have it. */
const LEDGER = "m/44'/60'/0'/0";

export const otherAccountByTheLibrary = migrationFault({
  text: 'takes another account of a mnemonic by its library than by its command',
  breaks: 'MIG-OP-014',
  caughtBy: ['migration/options/mnemonic#changed'],
  needs: { looks: ['migration/command-line/mnemonic', 'migration/options/mnemonic'] },
  install: (parts) =>
    byRun(parts, (run) => ({
      accountOf: ({ privateKey, mnemonic }) =>
        mnemonic !== undefined && privateKey === undefined && isLibraryRun(run)
          ? HDNodeWallet.fromPhrase(mnemonic, undefined, LEDGER)
          : parts.accountOf({ privateKey, mnemonic }),
    })),
});

export const mnemonicBeforeKey = migrationFault({
  text: 'takes the account of the mnemonic by its library where a key is given as well',
  breaks: 'MIG-OP-013',
  caughtBy: ['migration/options/key-before-mnemonic#account'],
  needs: { looks: ['migration/options/key-before-mnemonic', 'migration/options/private-parameters'] },
  install: (parts) =>
    byRun(parts, (run) => ({
      accountOf: ({ privateKey, mnemonic }) =>
        parts.accountOf(mnemonic !== undefined && isLibraryRun(run) ? { mnemonic } : { privateKey, mnemonic }),
    })),
});
