/**
 * `abi.encodePacked` of Solidity for the three types that hashes of parameters are made of (Solidity, "Contract ABI
 * Specification", "Non-standard Packed Mode").
 *
 * Anchored by: the examples of "Non-standard Packed Mode"; solidityPacked of ethers
 */

import { Buffer } from 'node:buffer';
import { concatBytes, hex } from '../../../oracle/bytes/bytes.ts';
import { keccak256 } from './keccak.ts';

/** A value with its type. Addresses and `bytes32` are hexadecimal with `0x`. */
export type Packed = readonly ['uint256', bigint] | readonly ['address', string] | readonly ['bytes32', string];

/** The largest uint256. */
export const UINT256_MAX = 2n ** 256n - 1n;

/** The bytes behind `0x`. @throws RangeError unless it is `0x` and two digits for each of `length` bytes. */
export function bytesOfHex(text: string, length: number): Uint8Array {
  if (!new RegExp(`^0x[0-9a-fA-F]{${2 * length}}$`).test(text))
    throw new RangeError(`expected 0x and ${2 * length} hexadecimal digits, found ${JSON.stringify(text)}`);
  return new Uint8Array(Buffer.from(text.slice(2), 'hex'));
}

/** An unsigned number of 32 bytes, most significant first. @throws RangeError outside of 0 to 2^256-1. */
export function uint256(value: bigint): Uint8Array {
  if (value < 0n || value > UINT256_MAX) throw new RangeError(`${value} is no uint256`);
  return bytesOfHex(`0x${value.toString(16).padStart(64, '0')}`, 32);
}

/**
 * Values one after the other, each in the bytes of its type, without lengths. @throws RangeError if a value does not fit its
 * type.
 */
export function packed(...values: readonly Packed[]): Uint8Array {
  const parts = values.map((value) => {
    if (value[0] === 'uint256') return uint256(value[1]);
    return bytesOfHex(value[1], value[0] === 'address' ? 20 : 32);
  });
  return concatBytes(...parts);
}

/** `keccak256(abi.encodePacked(…))`, in lowercase with `0x`. */
export function packedHash(...values: readonly Packed[]): string {
  return `0x${hex(keccak256(packed(...values)))}`;
}
