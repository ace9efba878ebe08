import { describe, expect, it } from 'vitest';
import { extensionsDefect, leafIndexDefect } from './extensions.ts';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'));

describe('extensionsDefect', () => {
  it.each([
    [undefined, ''],
    [undefined, '00 0005 0000000007'],
    [undefined, 'ff 0000 00 0000'],
    ['malformed', '00'],
    ['malformed', '00 00'],
    ['malformed', '00 0005 00000000'],
    ['malformed', '00 0005 0000000007 00'],
    ['duplicate', '00 0000 00 0000'],
    ['duplicate', '07 0001 aa 00 0000 07 0001 bb'],
  ])('%s: %s', (reason, text) => expect(extensionsDefect(bytes(text), 'entry 0')?.reason).toBe(reason));
});

describe('leafIndexDefect', () => {
  it.each([
    [undefined, '00 0005 0000000007', 7n],
    [undefined, '01 0000 00 0005 ffffffffff', 2n ** 40n - 1n],
    ['other-index', '00 0005 0000000007', 8n],
    ['other-index', '00 0005 0700000000', 7n],
    ['absent', '', 7n],
    ['absent', '01 0005 0000000007', 7n],
    ['length', '00 0008 0000000000000007', 7n],
    ['length', '00 0000', 0n],
    // The list itself is judged by the other function.
    [undefined, '00 0005', 7n],
  ])('%s: %s', (reason, text, index) => expect(leafIndexDefect(bytes(text), index, 'entry')?.reason).toBe(reason));
});
