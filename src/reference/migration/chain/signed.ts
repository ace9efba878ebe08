/**
 * Signed transactions (EIP-155, EIP-1559). ethers encodes the code of a contract anew for each hash and for the result,
 * by way of hexadecimal; here it is encoded once.
 */
import { keccak256, type SigningKey } from 'ethers/crypto';
import { getBytes, toBeArray } from 'ethers/utils';
import type { Fees } from './fees.ts';

/** Its value is 0. Without `to` it creates a contract. */
export interface Unsigned {
  readonly chainId: number;
  readonly nonce: number;
  readonly gasLimit: bigint;
  readonly fees: Fees;
  readonly to?: string | undefined;
  /** In hex. */
  readonly data: string;
}

/** The signed transaction as a node takes it, and its hash. */
export function signed(transaction: Unsigned, key: SigningKey): { readonly raw: string; readonly hash: string } {
  const { chainId, nonce, gasLimit, fees, to, data } = transaction;
  const receiver = bytes(to === undefined ? new Uint8Array() : getBytes(to));
  const content = [receiver, number(0), bytes(Buffer.from(data.slice(2), 'hex'))];
  const signature = (payload: Uint8Array) => {
    const { yParity, r, s } = key.sign(keccak256(payload));
    return { yParity, rs: [number(r), number(s)] };
  };
  let envelope: Buffer;
  if (fees.type === 0) {
    const body = Buffer.concat([number(nonce), number(fees.gasPrice), number(gasLimit), ...content]);
    const { yParity, rs } = signature(list([body, number(chainId), number(0), number(0)]));
    envelope = list([body, number(BigInt(chainId) * 2n + 35n + BigInt(yParity)), ...rs]);
  } else {
    const prices = [number(fees.maxPriorityFeePerGas), number(fees.maxFeePerGas)];
    const noAccess = list([]);
    const body = Buffer.concat([number(chainId), number(nonce), ...prices, number(gasLimit), ...content, noAccess]);
    const typed = (payload: Uint8Array) => Buffer.concat([Uint8Array.of(fees.type), payload]);
    const { yParity, rs } = signature(typed(list([body])));
    envelope = typed(list([body, number(yParity), ...rs]));
  }
  return { raw: `0x${envelope.toString('hex')}`, hash: keccak256(envelope) };
}

// RLP (Yellow Paper, appendix B).
const number = (value: bigint | number | string): Uint8Array => bytes(toBeArray(value));

const bytes = (value: Uint8Array): Uint8Array =>
  value.length === 1 && value[0]! < 0x80 ? value : Buffer.concat([prefix(0x80, value.length), value]);

/** A list of encoded items. */
function list(items: readonly Uint8Array[]): Buffer {
  const length = items.reduce((sum, item) => sum + item.length, 0);
  return Buffer.concat([prefix(0xc0, length), ...items]);
}

function prefix(kind: number, length: number): Uint8Array {
  if (length < 56) return Uint8Array.of(kind + length);
  const size = toBeArray(length);
  return Uint8Array.of(kind + 55 + size.length, ...size);
}
