import { accountOfMnemonic } from '../../oracle/ethereum/account.ts';

/** A mnemonic of BIP-39's test vectors. No chain has its accounts. */
export const TEST_MNEMONIC = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

/** Another one, of as many words as a mnemonic may have. */
export const LONGEST_MNEMONIC = `${'legal winner thank year wave sausage worth useful '.repeat(2)}legal winner thank year wave sausage worth title`;

/** The account of a mnemonic, by the option of the choice `mnemonic-path`. */
export const mnemonicAccounts = (words: string): Readonly<Record<'first' | 'ledger', string>> => ({
  first: accountOfMnemonic(words, 0, 'first').address,
  ledger: accountOfMnemonic(words, 0, 'ledger').address,
});
