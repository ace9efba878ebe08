/** Options of the local chain: those of Hardhat's simulated network, with the names of its configuration. */

import { BUILT_IN_KEY } from '../chain/account.ts';
import { wallets } from '../chain/wallets.ts';
import { MigrationError } from '../error.ts';

export interface LocalChainOptions {
  /** Mnemonic of the accounts with ether; default: that of `ganache-cli --deterministic`. */
  readonly mnemonic?: string;
  /** Number of accounts; default 10. */
  readonly count?: number;
  /** Balance of each account, in wei; default 10,000 ether. */
  readonly balance?: bigint | number | string;
  /** Chain id (EIP-155); default 1337. */
  readonly chainId?: number;
  /** Gas limit of a block; default 30,000,000. */
  readonly blockGasLimit?: bigint | number;
  /** Rules of the chain, such as `petersburg` or `osaka`; default: those of Hardhat. */
  readonly hardfork?: string;
  /** Address of the interface on which `server` listens; default 127.0.0.1. */
  readonly hostname?: string;
  /** Port of `server`, where `listen` gets no port; default 8545. */
  readonly port?: number;
  /** Further options of Hardhat, passed on unchanged. */
  readonly network?: Readonly<Record<string, unknown>>;
}

const MNEMONIC = 'myth like bonus scare over problem client lizard pioneer submit female collect';
const WEALTH = 10_000n * 10n ** 18n;

/**
 * The configuration of Hardhat's network. The account that migrates the base exists with any mnemonic. Throws a
 * MigrationError for a malformed mnemonic.
 */
export function networkOf(options: LocalChainOptions): Readonly<Record<string, unknown>> {
  const { mnemonic = MNEMONIC, count = 10, balance = WEALTH, chainId = 1337, blockGasLimit = 30_000_000 } = options;
  const { HDNodeWallet, Mnemonic } = wallets();
  if (!Mnemonic.isValidMnemonic(mnemonic)) {
    throw new MigrationError('account', 'mnemonic: expected the words of a BIP-39 mnemonic with its checksum');
  }
  const parent = HDNodeWallet.fromMnemonic(Mnemonic.fromPhrase(mnemonic), "m/44'/60'/0'/0");
  const keys = Array.from({ length: count }, (_, i) => parent.deriveChild(i).privateKey);
  const accounts = keys.map((privateKey) => ({ privateKey, balance: BigInt(balance) }));
  if (!keys.includes(BUILT_IN_KEY)) accounts.push({ privateKey: BUILT_IN_KEY, balance: WEALTH });
  const hardfork = options.hardfork === undefined ? {} : { hardfork: options.hardfork };
  return { accounts, chainId, blockGasLimit: BigInt(blockGasLimit), ...hardfork, ...options.network };
}
