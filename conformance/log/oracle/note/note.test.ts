import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { base64, utf8 } from '../../../oracle/bytes/bytes.ts';
import { decodeNote, parseSignatureLine, splitNote } from './note.ts';

/** C2SP signed-note, the published example. */
const QUASIMODO = `Ognuno sta solo sul cuor della terra
trafitto da un raggio di sole:

ed è subito sera.

— quasimodo.example/salvatore NnugSzTjtVAewIS+Z/iJhUPeFDkO/5QQ2i5ddnGITLlC+EhfLW9oJKONrMouFSQU0xMcXxj99ihAQwaqP3ZekRwNtIc=
`;

describe('decodeNote', () => {
  test('the published example, and a byte order mark kept', () => {
    expect(decodeNote(utf8(QUASIMODO)).value).toBe(QUASIMODO);
    expect(decodeNote(utf8('\ufeffa\n')).value).toBe('\ufeffa\n');
    expect(decodeNote(utf8('\x7f\n')).value).toBe('\x7f\n');
  });

  test('bytes that are not UTF-8', () => {
    const bytes = Uint8Array.of(...utf8('è\n'), 0xc0, 0xaf);
    expect(decodeNote(bytes).defect).toMatchObject({ reason: 'not-utf-8', at: 'byte offset 3' });
  });

  it.each([
    ['a\r\nb\n', 'line 1, column 2', 'U+000D'],
    ['a\n\tb\n', 'line 2, column 1', 'U+0009'],
    ['a\nb\nè\0\n', 'line 3, column 2', 'U+0000'],
    ['a\n\x1f', 'line 2, column 1', 'U+001F'],
  ])('a control character: %j', (text, at, actual) => {
    expect(decodeNote(utf8(text)).defect).toMatchObject({ reason: 'control-character', at, actual });
  });

  test('every ASCII control character but newline', () => {
    for (let code = 0; code < 0x20; code++) {
      expect(decodeNote(Uint8Array.of(0x41, code)).defect?.reason).toBe(
        code === 0x0a ? undefined : 'control-character',
      );
    }
  });
});

describe('splitNote', () => {
  test('the published example: divided at the last blank line', () => {
    const { text, signatureLines } = splitNote(QUASIMODO).value!;
    expect(text).toBe(`${QUASIMODO.split('\n').slice(0, 4).join('\n')}\n`);
    expect(signatureLines).toEqual([QUASIMODO.split('\n')[5]]);
  });

  it.each([
    ['no-final-newline', ''],
    ['no-final-newline', 'a\n\n— b AAAA'],
    ['no-blank-line', '\n'],
    ['no-blank-line', 'a\n'],
    ['no-blank-line', '\n— b AAAA\n'],
    ['no-signature', 'a\n\n'],
    ['no-signature', 'a\n\n— b AAAA\n\n'],
    ['no-signature', '\n\n'],
  ])('%s: %j', (reason, note) => expect(splitNote(note).defect?.reason).toBe(reason));

  test('no byte is lost', () => {
    const line = fc.constantFrom('', 'a', '— a AAAA');
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const note = lines.map((text) => `${text}\n`).join('');
        const { text, signatureLines } = splitNote(note).value ?? {};
        if (text === undefined) return;
        expect(`${text}\n${signatureLines?.join('\n')}\n`).toBe(note);
        expect([text.endsWith('\n'), signatureLines?.includes('')]).toEqual([true, false]);
      }),
    );
  });
});

describe('parseSignatureLine', () => {
  test('the published example', () => {
    const line = QUASIMODO.split('\n')[5]!;
    const parsed = parseSignatureLine(line).value!;
    expect(parsed).toMatchObject({ name: 'quasimodo.example/salvatore', keyId: 0x367ba04b, line });
    expect(parsed.signature).toHaveLength(64);
  });

  it.each([
    ['not-a-signature-line', ''],
    ['not-a-signature-line', '—'],
    ['not-a-signature-line', '— '],
    ['not-a-signature-line', '— name'],
    ['not-a-signature-line', '- name AAAAAAA='],
    ['not-a-signature-line', '– name AAAAAAA='],
    ['not-a-signature-line', '—name AAAAAAA='],
    ['not-a-signature-line', ' — name AAAAAAA='],
    ['not-a-signature-line', '—\u00a0name AAAAAAA='],
    ['key-name', '—  AAAAAAA='],
    ['key-name', '— my log AAAAAAA='],
    ['key-name', '— name  AAAAAAA='],
    ['key-name', '— my+log AAAAAAA='],
    ['key-name', '— my\u3000log AAAAAAA='],
    ['base64', '— name '],
    ['base64', '— name AAAAAAA'],
    ['base64', '— name AAAAAAA= '],
    ['base64', '— name AAAAAAB='],
    ['base64', '— name __AAAAA='],
    ['too-short', '— name AAAAAA=='],
  ])('%s: %j', (reason, line) => expect(parseSignatureLine(line).defect?.reason).toBe(reason));

  test('five bytes are enough, and the key ID is unsigned', () => {
    const line = parseSignatureLine(`— è ${base64(Uint8Array.of(255, 254, 253, 252, 7))}`).value;
    expect(line).toMatchObject({ name: 'è', keyId: 0xfffefdfc, signature: Uint8Array.of(7) });
  });
});

it.each(['\n', 'a', 'a\n', '— ', '— a AAAAAAA=\n', ' ', '\u3000', '='])('a megabyte of %j returns', (unit) => {
  const text = unit.repeat(1_000_000 / unit.length);
  for (const note of [text, `a\n\n${text}\n`, `${text}\n\n— a AAAAAAA=\n`]) {
    const lines = splitNote(decodeNote(utf8(note)).value!).value?.signatureLines ?? [note];
    for (const line of lines) expect(typeof parseSignatureLine(line)).toBe('object');
  }
});
