import { describe, expect, it, test } from 'vitest';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { parseCheckpointText } from '../checkpoint/checkpoint.ts';
import { parseSignatureLine, splitNote } from './note.ts';
import { verifyNoteSignature } from './signature.ts';
import { parseTreeHeadSignature } from './tree-head.ts';
import { parseVkey } from './vkey.ts';

/** A checkpoint that the log rome2024h1 published, with its key, as the tests of transparency-dev/formats have them. */
const ROME =
  'rome.ct.filippo.io/2024h1\n115474666\n2q1K6aiIJR+F7TyhiWOghoWOjY0/3dVBLsBbAvB4xCw=\n\n— rome.ct.filippo.io/2024h1 ePSrrgAAAY5+gVlSBAMARzBFAiEAv8bOMzo3Ed/GbU9fzzJvaStX6i8xTsmEF+NqvpGhIO0CIEn1X+zzVEerdix64GEn97XCXObA2G5JQ8UDDqCKdG5m\n';
const KEY = parseVkey(
  'rome.ct.filippo.io/2024h1+78f4abae+BTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABAFzPC3fap+uINc1RQ4eRbYMUt84+bKkA8GDLN8KwVdzAgYhYSv4kS8XSheGLAHCWhIJTJbuC3sL88bNMTtrsBM=',
).value!;
const { text, signatureLines } = splitNote(ROME).value!;
const line = parseSignatureLine(signatureLines[0]!).value!;

test('a checkpoint of a log of certificates verifies', () => {
  expect(line).toMatchObject({ name: KEY.name, keyId: KEY.keyId });
  expect(verifyNoteSignature(KEY, text, line.signature)).toBe(true);
  expect(parseTreeHeadSignature(line.signature).value!.timestamp).toBe(1711519390034n);
});

test('the origin is not signed; size, root and time are', () => {
  expect(verifyNoteSignature(KEY, text.replace('rome', 'milan'), line.signature)).toBe(true);
  expect(verifyNoteSignature(KEY, text.replace('115474666', '115474667'), line.signature)).toBe(false);
  expect(verifyNoteSignature(KEY, text.replace('2q1K', '2q1L'), line.signature)).toBe(false);
  expect(verifyNoteSignature(KEY, text, line.signature.with(7, 0x53))).toBe(false);
  expect(verifyNoteSignature(KEY, 'no checkpoint\n', line.signature)).toBe(false);
  expect(parseCheckpointText(text).value!.size).toBe(115474666n);
});

describe('parseTreeHeadSignature', () => {
  const { signature } = line;
  it.each([
    ['truncated', new Uint8Array(0)],
    ['truncated', signature.slice(0, 11)],
    ['truncated', signature.slice(0, -1)],
    ['truncated', signature.slice(0, 12).with(11, 0)],
    ['trailing-bytes', new Uint8Array([...signature, 0])],
    ['algorithm', signature.with(8, 6)],
    ['algorithm', signature.with(9, 1)],
    ['algorithm', utf8('no structure at all')],
  ])('%s', (reason, payload) =>
    expect(parseTreeHeadSignature(payload, { asymmetricKeyType: 'ec' }).defect?.reason).toBe(reason),
  );

  test('either algorithm, where the key is not known', () =>
    expect(parseTreeHeadSignature(signature.with(9, 1)).defect).toBeUndefined());
});
