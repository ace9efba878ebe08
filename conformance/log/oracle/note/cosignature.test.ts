import { describe, expect, it, test } from 'vitest';
import { concatBytes, hex, uint64, utf8 } from '../../../oracle/bytes/bytes.ts';
import { cosignatureV1Message, subtreeMessage, timestampedSignature } from './cosignature.ts';

describe('cosignature messages', () => {
  test('the published example of the Ed25519 message', () => {
    const note = 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n';
    const message = `cosignature/v1
time 1679315147
example.com/behind-the-sofa
20852163
CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=
`;
    expect(cosignatureV1Message(1_679_315_147n, note)).toEqual(utf8(message));
  });

  const subtree = { cosignerName: 'w', timestamp: 1n, logOrigin: 'è', start: 2n, end: 3n, hash: new Uint8Array(32) };

  test('the structure of the ML-DSA-44 message, field by field', () => {
    const fields = [
      '737562747265652f76310a00',
      '0177',
      '0000000000000001',
      '02c3a8',
      '0000000000000002',
      '0000000000000003',
    ];
    expect(hex(subtreeMessage(subtree)!)).toBe(`${fields.join('')}${'00'.repeat(32)}`);
  });

  it.each([0, 1, 255, 256])('a name or origin of %i bytes', (length) => {
    const fits = length >= 1 && length <= 255;
    expect(subtreeMessage({ ...subtree, cosignerName: 'w'.repeat(length) }) !== undefined).toBe(fits);
    expect(subtreeMessage({ ...subtree, logOrigin: 'w'.repeat(length) }) !== undefined).toBe(fits);
  });

  test('a timestamp is at most 2^63-1, and a payload as long as it has to be', () => {
    const payload = (time: bigint, length: number) => concatBytes(uint64(time), new Uint8Array(length));
    expect(timestampedSignature(payload(2n ** 63n - 1n, 64), 64)?.timestamp).toBe(2n ** 63n - 1n);
    expect(timestampedSignature(payload(2n ** 63n, 64), 64)).toBeUndefined();
    for (const length of [63, 65]) expect(timestampedSignature(payload(0n, length), 64)).toBeUndefined();
    expect(timestampedSignature(new Uint8Array(), 64)).toBeUndefined();
  });
});
