import { HDNodeWallet } from 'ethers';
import { migrationFault } from '../../testbed/alteration.ts';
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
