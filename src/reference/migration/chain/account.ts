/** The account that migrates. An error about a secret never quotes the secret. */
import { HDNodeWallet, Mnemonic, type BaseWallet as Signer, Wallet } from 'ethers';
import { MigrationError } from '../error.ts';

/** The first account of `ganache-cli --deterministic`: publicly known, so for private networks only. */
export const BUILT_IN_KEY = '0x4f3edf983ac636a65a842ce7c78d9aa706d3b113bce9c46f30d7d21715b23b1d';
/** BIP-44, coin type 60 (SLIP-44), the first account. */
const PATH = "m/44'/60'/0'/0/0";

export interface Secret {
  /** 32 bytes in hex. It takes precedence over a mnemonic (interface document, "Authentication"). */
  readonly privateKey?: string | undefined;
  readonly mnemonic?: string | undefined;
}

/**
 * The account of a secret. `from`: the option, file or variable with the secret. Throws a MigrationError for a
 * malformed secret.
 */
export function accountOf({ privateKey, mnemonic }: Secret, from?: string): Signer {
  const place = from === undefined ? '' : ` (${from})`;
  if (privateKey !== undefined) return byKey(privateKey, `private key${place}`);
  return mnemonic === undefined ? new Wallet(BUILT_IN_KEY) : byMnemonic(mnemonic, `mnemonic${place}`);
}

function byKey(key: string, at: string): Signer {
  if (typeof key !== 'string' || !/^(0x)?[0-9a-f]{64}$/i.test(key)) {
    throw new MigrationError('account', `${at}: expected 32 bytes in hex`);
  }
  try {
    return new Wallet(key.startsWith('0x') ? key : `0x${key}`);
  } catch {
    throw new MigrationError('account', `${at}: expected a number from 1 to below the order of secp256k1`);
  }
}

function byMnemonic(words: string, at: string): Signer {
  try {
    return HDNodeWallet.fromMnemonic(Mnemonic.fromPhrase(words), PATH);
  } catch {
    throw new MigrationError('account', `${at}: expected the words of a BIP-39 mnemonic with its checksum`);
  }
}
