import { expect, test } from 'vitest';
import { messageData } from './message-data.ts';

test('what is plain stays what it is', () => {
  const value = { text: 'a', list: [1, 2n, true, null, undefined, { deep: 'b' }], none: undefined };
  expect(messageData(value, ['secret'])).toEqual(value);
});

test('secrets are taken out wherever they stand', () => {
  const value = { message: 'found Bearer SECRET', exchanges: [{ headers: [['X', 'SECRET']] }] };
  expect(messageData(value, ['Bearer SECRET', 'SECRET'])).toEqual({
    message: 'found [redacted]',
    exchanges: [{ headers: [['X', '[redacted]']] }],
  });
});

test('a text of a target is cut, never within a character, and its length is said', () => {
  const { message, short } = messageData({ message: `x${'\u{1f4dc}'.repeat(500_000)}`, short: 'y'.repeat(4000) }, []);
  expect(message.length).toBeLessThan(4100);
  expect(message).toMatch(/… \(1000001 characters\)$/);
  expect(message.isWellFormed()).toBe(true);
  expect(short.length).toBe(4000);
});

test('a secret that lies across the cut is gone all the same', () => {
  expect(messageData(`${'x'.repeat(3997)}SECRET`, ['SECRET'])).not.toContain('SEC');
});
