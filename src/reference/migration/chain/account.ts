/** The account that migrates. An error about a secret never quotes the secret. */

import { createECDH } from 'node:crypto';
import { getAddress } from 'ethers/address';
import { keccak256, SigningKey } from 'ethers/crypto';
import { MigrationError } from '../error.ts';
import { wallets } from './wallets.ts';

/** The first account of `ganache-cli --deterministic`: publicly known, so for private networks only. */
export const BUILT_IN_KEY = '0x4f3edf983ac636a65a842ce7c78d9aa706d3b113bce9c46f30d7d21715b23b1d';
/** BIP-44, coin type 60 (SLIP-44), the first account. */
const PATH = "m/44'/60'/0'/0/0";

/** An account that signs its transactions. */
export interface Signer {
  /** With the checksum of EIP-55. */
  readonly address: string;
  readonly signingKey: SigningKey;
}

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
  return mnemonic === undefined ? signerOf(BUILT_IN_KEY) : byMnemonic(mnemonic, `mnemonic${place}`);
}

function byKey(key: string, at: string): Signer {
  if (typeof key !== 'string' || !/^(0x)?[0-9a-f]{64}$/i.test(key)) {
    throw new MigrationError('account', `${at}: expected 32 bytes in hex`);
  }
  try {
    return signerOf(key.startsWith('0x') ? key : `0x${key}`);
  } catch {
    throw new MigrationError('account', `${at}: expected a number from 1 to below the order of secp256k1`);
  }
}

/** The account of a key. Throws where the number is no key. */
function signerOf(key: string): Signer {
  // ethers computes a table before it derives its first public key, which takes longer than many runs that sign nothing.
  const curve = createECDH('secp256k1');
  curve.setPrivateKey(key.slice(2), 'hex');
  const address = getAddress(`0x${keccak256(curve.getPublicKey().subarray(1)).slice(-40)}`);
  return { address, signingKey: new SigningKey(key) };
}

function byMnemonic(words: string, at: string): Signer {
  try {
    const { HDNodeWallet, Mnemonic } = wallets();
    return HDNodeWallet.fromMnemonic(Mnemonic.fromPhrase(words), PATH);
  } catch {
    throw new MigrationError('account', `${at}: expected the words of a BIP-39 mnemonic with its checksum`);
  }
}
