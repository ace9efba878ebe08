import { createRequire } from 'node:module';

/**
 * The wallets of ethers, for accounts of a mnemonic (BIP-39, BIP-32). They load the providers of ethers, a third of its
 * modules, which nothing else here needs.
 */
export const wallets = (): typeof import('ethers/wallet') => createRequire(import.meta.url)('ethers/wallet');
