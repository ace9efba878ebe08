import { expect, test } from 'vitest';
import { vkeyOption } from './vkey.ts';

const SOUND = 'touchstone.example/log+3707b2e1+AbERapr4kF94VsSFJ0xQPDTba75J7tnx3yebGx4XLq1E';
const FORM = 'as one line, <name>+<key ID>+<base64>';

test('a sound key is taken', () =>
  expect(vkeyOption(SOUND)).toMatchObject({ name: 'touchstone.example/log', text: SOUND }));

test.each([
  ['foo', 'the line', '<name>+<key ID>+<base64>', '"foo"', FORM],
  ['', 'the line', '<name>+<key ID>+<base64>', '""', FORM],
  ['-----BEGIN KEY-----\nMI+I+B', 'the name', 'a name without spaces and +', '"-----BEGIN KEY-----\\nMI"', FORM],
  ['log+33D7B496+AeHT', 'the key ID', 'eight lowercase hex digits', '"33D7B496"', 'copy the whole line again'],
  ['log+33d7b496+AeH…', 'the key, after the second "+"', 'strict standard base64', '"AeH…"', 'copy the whole line'],
  ['log+33d7b496+AeHT', 'the key, after the second "+"', '32 bytes of Ed25519', '2 bytes that are not', 'copy the'],
  ['log+33d7b496+A+HT', 'the type of the key', 'Ed25519 (0x01), ECDSA (0x02)', '0x03', '--without keys'],
  [
    SOUND.replace('b2e1', 'b2e2'),
    'made of the name and the key',
    '3707b2e1',
    '3707b2e2',
    'one of the three was changed',
  ],
])(
  '%j is reported with its place, the expected and the found text, and the remedy',
  (text, where, expected, found, todo) => {
    let message = '';
    try {
      vkeyOption(text);
    } catch (cause) {
      message = (cause as Error).message;
    }
    expect(message.startsWith(`--vkey ${JSON.stringify(text)}: `)).toBe(true);
    const places = [where, `expected ${expected}`, `found ${found}`, todo].map((one) => message.indexOf(one));
    expect(places.every((place, i) => place > (places[i - 1] ?? 0))).toBe(true);
  },
);

test('a whole file in its place is cut', () => {
  expect(() => vkeyOption('x'.repeat(5000))).toThrow(/^--vkey "x{100}"… \(5000 characters\): the line: /);
});
