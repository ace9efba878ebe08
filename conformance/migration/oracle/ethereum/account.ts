/**
 * Accounts of private keys and of mnemonics: BIP-39 for the seed, BIP-32 for the keys, the path m/44'/60'/0'/0/n of BIP-44
 * with the coin type of Ethereum (SLIP-44).
 *
 * Anchored by: the ten accounts that Ganache has under --deterministic; the accounts of Hardhat; BIP-39's vectors (seed)
 */

import { Buffer } from 'node:buffer';
import { createECDH, createHmac, pbkdf2Sync } from 'node:crypto';
import { hex, utf8 } from '../../../oracle/bytes/bytes.ts';
import { checksummed } from './address.ts';
import { keccak256 } from './keccak.ts';
import { bytesOfHex } from './solidity-packed.ts';

/** Order of the group of secp256k1 (SEC 2, section 2.4.1). A private key is from 1 up to it, not included. */
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const HARDENED = 2 ** 31;

/** A private key, 64 digits in lowercase with `0x`, and its address with the checksum. */
export interface DerivedAccount {
  readonly privateKey: string;
  readonly address: string;
}

/** Whether a text is a private key: 64 hexadecimal digits, with or without `0x`, of a number from 1 to the order less one. */
export function isPrivateKey(text: string): boolean {
  if (!/^(0x)?[0-9a-fA-F]{64}$/.test(text)) return false;
  const value = BigInt(`0x${text.slice(-64)}`);
  return value > 0n && value < ORDER;
}

/** The account of a private key. @throws RangeError if the text is not a private key. */
export function accountOfKey(privateKey: string): DerivedAccount {
  if (!isPrivateKey(privateKey)) throw new RangeError('expected a private key: 64 hexadecimal digits, in the group');
  const key = `0x${privateKey.slice(-64).toLowerCase()}`;
  const curve = createECDH('secp256k1');
  curve.setPrivateKey(bytesOfHex(key, 32));
  // The uncompressed point is 0x04 and both coordinates. Only the coordinates are hashed.
  const point = new Uint8Array(curve.getPublicKey()).subarray(1);
  return { privateKey: key, address: checksummed(`0x${hex(keccak256(point)).slice(24)}`) };
}

/** The seed of a mnemonic without a passphrase (BIP-39, "From mnemonic to seed"). The words are not looked up. */
export function mnemonicSeed(mnemonic: string): Uint8Array {
  return pbkdf2Sync(utf8(mnemonic.normalize('NFKD')), 'mnemonic', 2048, 64, 'sha512');
}

/**
 * The account `index` of a mnemonic (choice `mnemonic-path`): m/44'/60'/0'/0/index, or m/44'/60'/0'/index, the path of older
 * Ledger wallets.
 */
export function accountOfMnemonic(mnemonic: string, index = 0, path: 'first' | 'ledger' = 'first'): DerivedAccount {
  let node = hmac(utf8('Bitcoin seed'), mnemonicSeed(mnemonic));
  const behind = path === 'first' ? [0, index] : [index];
  for (const step of [44 + HARDENED, 60 + HARDENED, HARDENED, ...behind]) node = child(node, step);
  return accountOfKey(hex(node.key));
}

/** A private key and its chain code (BIP-32). */
interface Node {
  readonly key: Uint8Array;
  readonly chainCode: Uint8Array;
}

function hmac(key: Uint8Array, data: Uint8Array): Node {
  const digest = new Uint8Array(createHmac('sha512', key).update(data).digest());
  return { key: digest.subarray(0, 32), chainCode: digest.subarray(32) };
}

/** BIP-32, "Private parent key → private child key". The case of a zero sum is left out: its probability is below 2^-127. */
function child({ key, chainCode }: Node, index: number): Node {
  const number = Buffer.alloc(4);
  number.writeUInt32BE(index);
  const parent = index >= HARDENED ? Buffer.concat([Uint8Array.of(0), key]) : compressed(key);
  const derived = hmac(chainCode, Buffer.concat([parent, number]));
  const sum = (BigInt(`0x${hex(derived.key)}`) + BigInt(`0x${hex(key)}`)) % ORDER;
  return { key: bytesOfHex(`0x${sum.toString(16).padStart(64, '0')}`, 32), chainCode: derived.chainCode };
}

function compressed(key: Uint8Array): Uint8Array {
  const curve = createECDH('secp256k1');
  curve.setPrivateKey(key);
  return curve.getPublicKey(null, 'compressed');
}
