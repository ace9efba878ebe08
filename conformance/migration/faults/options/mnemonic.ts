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
