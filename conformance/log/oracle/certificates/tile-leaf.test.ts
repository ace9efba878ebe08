import { describe, expect, it, test } from 'vitest';
import { concatBytes, hex, uint64 } from '../../../oracle/bytes/bytes.ts';
import { parseDataTile } from './tile-leaf.ts';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'));
const FINGERPRINT = 'ab'.repeat(32);

/** By the structures of static-ct-api: a certificate of three bytes, leaf_index 7, one issuer. */
const CERTIFICATE = bytes(`0000018e7e815952 0000 000003 30 01 00 0008 00 0005 0000000007 0020 ${FINGERPRINT}`);
/** A precertificate of two bytes with a TBSCertificate of one, no extension, no issuer. */
const PRECERTIFICATE = bytes(`0000018e7e815953 0001 ${'cd'.repeat(32)} 000001 30 0000 000002 3000 0000`);

describe('parseDataTile', () => {
  test('reads certificates and precertificates', () => {
    const [first, second] = parseDataTile(concatBytes(CERTIFICATE, PRECERTIFICATE), 2).value!;
    expect(first).toMatchObject({ timestamp: 1711519390034n, signed: bytes('300100'), fingerprints: [FINGERPRINT] });
    expect(first!.precertificate).toBeUndefined();
    expect(hex(first!.extensions)).toBe('0000050000000007');
    expect(second).toMatchObject({ timestamp: 1711519390035n, signed: bytes('30'), fingerprints: [] });
    expect(second!.precertificate).toEqual({ issuerKeyHash: bytes('cd'.repeat(32)), whole: bytes('3000') });
  });

  test('the MerkleTreeLeaf has version and type, and neither precertificate nor chain', () => {
    const [first, second] = parseDataTile(concatBytes(CERTIFICATE, PRECERTIFICATE), 2).value!;
    expect(hex(first!.merkleTreeLeaf)).toBe(`0000${hex(CERTIFICATE.slice(0, -34))}`);
    expect(hex(second!.merkleTreeLeaf)).toBe(`0000${hex(PRECERTIFICATE.slice(0, -7))}`);
  });

  it.each([
    ['count', CERTIFICATE, 2],
    ['count', new Uint8Array(), 1],
    ['trailing-bytes', concatBytes(CERTIFICATE, CERTIFICATE), 1],
    ['trailing-bytes', concatBytes(CERTIFICATE, Uint8Array.of(0)), 1],
    ['entry-type', CERTIFICATE.with(9, 2), 1],
    ['entry-type', CERTIFICATE.with(8, 0x80), 1],
    ['chain', concatBytes(CERTIFICATE.slice(0, -34), bytes('001f'), bytes('ab'.repeat(31))), 1],
    ['truncated', CERTIFICATE.with(10, 1), 1],
    ['truncated', PRECERTIFICATE.slice(0, -1), 1],
  ])('%s', (reason, tile, count) => expect(parseDataTile(tile, count).defect?.reason).toBe(reason));

  test('every beginning of an entry is truncated', () => {
    for (const whole of [CERTIFICATE, PRECERTIFICATE])
      for (let length = 1; length < whole.length; length++)
        expect(parseDataTile(whole.slice(0, length), 1).defect?.reason, `${length}`).toBe('truncated');
  });

  test('a megabyte of zeroes returns', () => {
    expect(parseDataTile(new Uint8Array(1_000_000), 256).defect?.reason).toBe('trailing-bytes');
    expect(parseDataTile(concatBytes(uint64(2n ** 64n - 1n), new Uint8Array(9)), 1).value![0]!.timestamp).toBe(
      2n ** 64n - 1n,
    );
  });
});
