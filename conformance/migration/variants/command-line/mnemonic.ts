import { HDNodeWallet } from 'ethers';
import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

const PATH = "m/44'/60'/0'/0";

export const accountAsLedger = migrationVariant({
  text: 'migrates by the account of a mnemonic that older wallets take',
  cites: 'choice mnemonic-path: ledger',
  needs: {
    declare: { 'mnemonic-path': 'ledger' },
    looks: [
      'migration/options/key-before-mnemonic',
      'migration/options/mnemonic',
      'migration/options/private-key',
      'migration/command-line/mnemonic',
      'migration/command-line/private-key',
    ],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      accountOf: (secret) => {
        const first = parts.accountOf(secret);
        const { privateKey, mnemonic } = secret;
        return privateKey === undefined && mnemonic !== undefined ? HDNodeWallet.fromPhrase(mnemonic, '', PATH) : first;
      },
    }),
});
