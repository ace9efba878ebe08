import { id, keccak256 as ofEthers, solidityPacked, solidityPackedKeccak256 } from 'ethers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hex, utf8 } from '../../../oracle/bytes/bytes.ts';
import { keccak256 } from './keccak.ts';
import { bytesOfHex, packed, packedHash, UINT256_MAX, uint256 } from './solidity-packed.ts';

test.each([
  ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
  ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
])('Keccak-256 of %j', (text, digest) => {
  expect(hex(keccak256(utf8(text)))).toBe(digest);
  expect(id(text)).toBe(`0x${digest}`);
});

test('the parts are hashed as one', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(300), (bytes, at) => {
      const parts = [bytes.subarray(0, at), bytes.subarray(at)] as const;
      expect(`0x${hex(keccak256(...parts))}`).toBe(ofEthers(bytes));
    }),
  );
});

test('values are packed as Solidity packs them', () => {
  const address = `0x${'00'.repeat(19)}2a`;
  const hash = `0x${'ab'.repeat(32)}`;
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: UINT256_MAX }), (value) => {
      const types = ['bytes32', 'address', 'uint256'];
      const theirs = [hash, address, value];
      const ours = [
        ['bytes32', hash],
        ['address', address],
        ['uint256', value],
      ] as const;
      expect(`0x${hex(packed(...ours))}`).toBe(solidityPacked(types, theirs));
      expect(packedHash(...ours)).toBe(solidityPackedKeccak256(types, theirs));
    }),
  );
});

test('a value that does not fit its type is refused', () => {
  for (const value of [-1n, UINT256_MAX + 1n]) expect(() => uint256(value)).toThrow(RangeError);
  for (const text of ['', '0x', '0x0g', '0x000', '00', ' 0x00']) expect(() => bytesOfHex(text, 1)).toThrow(RangeError);
});
