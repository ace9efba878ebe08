/**
 * Addresses of contracts that an account creates (Yellow Paper, "Contract Creation"): the last 20 bytes of the hash of the
 * RLP of sender and nonce.
 *
 * Anchored by: ethereum.org's RLP page, its examples of integers; the addresses of npm's @daostack/migration on a fresh
 * chain, nonces 0 to 63
 */
import { concatBytes, hex } from '../../../oracle/bytes/bytes.ts';
import { checksummed } from './address.ts';
import { keccak256 } from './keccak.ts';
import { bytesOfHex } from './solidity-packed.ts';

/** A byte string, up to 55 bytes, in RLP: one byte below 0x80 is itself. */
function rlpBytes(bytes: Uint8Array): Uint8Array {
  if (bytes.length === 1 && bytes[0]! < 0x80) return bytes;
  return concatBytes(Uint8Array.of(0x80 + bytes.length), bytes);
}

/** A number in RLP: big-endian without leading zeros, so that zero is the empty string. @throws RangeError below zero. */
export function rlpNumber(value: bigint): Uint8Array {
  if (value < 0n) throw new RangeError(`${value} has no RLP`);
  const digits = value === 0n ? '' : value.toString(16);
  const even = digits.padStart(digits.length + (digits.length % 2), '0');
  return rlpBytes(bytesOfHex(`0x${even}`, even.length / 2));
}

/** The address of the contract that `sender` creates with this nonce, with its checksum. */
export function createAddress(sender: string, nonce: bigint): string {
  // A list of at most 55 bytes: 21 for the sender, at most 9 for the nonce (EIP-2681).
  const list = concatBytes(rlpBytes(bytesOfHex(sender, 20)), rlpNumber(nonce));
  return checksummed(`0x${hex(keccak256(Uint8Array.of(0xc0 + list.length), list)).slice(24)}`);
}
