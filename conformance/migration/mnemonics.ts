import type { MigrationTarget } from '../core/migration-target.ts';
import { accountOfMnemonic } from '../oracle/ethereum-account.ts';

/** A mnemonic of BIP-39's test vectors. No chain has its accounts. */
export const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

/** Of the chain's accounts: the one that Ganache has under `--deterministic`, where the target names no other. */
export const mnemonicOf = ({ chain }: MigrationTarget): string =>
  chain.mnemonic ?? 'myth like bonus scare over problem client lizard pioneer submit female collect';

/** The accounts that a mnemonic may mean, by the option of the choice `mnemonic-path`. */
export const accountsOf = (words: string): Readonly<Record<'first' | 'ledger', string>> => ({
  first: accountOfMnemonic(words, 0, 'first').address,
  ledger: accountOfMnemonic(words, 0, 'ledger').address,
});
