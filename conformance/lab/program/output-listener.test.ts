import { expect, test } from 'vitest';
import { OutputListener } from './output-listener.ts';

const KEPT = 128 * 1024;
const TEXT = Buffer.from(Array.from({ length: 60_000 }, (_, i) => `${i} `).join(''));

/** A listener that received the text in pieces of so many bytes. */
function listenerOf(text: Buffer, piece: number, secrets: readonly string[] = []): OutputListener {
  const listener = new OutputListener(secrets);
  for (let at = 0; at < text.length; at += piece) listener.hear(text.subarray(at, at + piece));
  return listener;
}

test.each([7, 4096, KEPT, KEPT + 1, 2 ** 20])(
  'the beginning and the end are kept, with pieces of %i bytes',
  (piece) => {
    const { text, size } = listenerOf(TEXT, piece).words();
    expect(size).toBe(TEXT.length);
    const [head, tail] = [TEXT.subarray(0, KEPT), TEXT.subarray(-KEPT)];
    expect(text === `${head}\n[… ${TEXT.length - 2 * KEPT} bytes …]\n${tail}`).toBe(true);
  },
);

test.each([0, 1, KEPT - 1, KEPT, KEPT + 1, 2 * KEPT])('all %i bytes are kept', (length) => {
  const text = TEXT.subarray(0, length);
  expect(listenerOf(text, 1000).words()).toEqual({ text: text.toString(), size: length });
});

test.each([1, 3, 5, 2 ** 20])('secrets are found where pieces cut them (%i)', (piece) => {
  const output = Buffer.from('the KEY is 0xABCD, the words "a b ü"');
  expect(listenerOf(output, piece, ['0xabcd', 'a b ü', 'a b c', '', '0xabcde']).printedSecrets).toEqual(
    new Set(['0xabcd', 'a b ü']),
  );
});
