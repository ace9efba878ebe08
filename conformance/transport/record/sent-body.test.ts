import { describe, expect, test } from 'vitest';
import { sentBody, sentMessage } from './sent-body.ts';

const show = (text: string, ...secrets: string[]) => sentBody(Buffer.from(text), secrets);

describe('the body of a request', () => {
  test('is kept completely where it is short', () => {
    expect(show('{"a":1}')).toEqual({ preview: '{"a":1}', encoding: 'utf-8', size: 7, whole: true });
    expect(show('')).toEqual({ preview: '', encoding: 'utf-8', size: 0, whole: true });
    expect(sentBody(Buffer.from([0xff, 0]), [])).toEqual({ preview: '/wA=', encoding: 'base64', size: 2, whole: true });
  });
  test('is cut where it is long, which the record states', () => {
    const text = show('x'.repeat(4_000_000));
    expect([text.preview.length, text.size, text.whole]).toEqual([3900, 4_000_000, false]);
    const bytes = sentBody(Buffer.alloc(4_000_000, 0xff), []);
    expect([bytes.encoding, bytes.size, bytes.whole]).toEqual(['base64', 4_000_000, false]);
    expect(Buffer.from(bytes.preview, 'base64').length).toBe(2900);
  });
  test.each([0, 1, 2, 3])('is never cut within a character: %d bytes before one of four', (count) => {
    const { preview, encoding } = show('x'.repeat(count) + '\u{1f4dc}'.repeat(2000));
    expect(encoding).toBe('utf-8');
    expect(preview).toBe('x'.repeat(count) + '\u{1f4dc}'.repeat(count === 0 ? 975 : 974));
  });
  test('is kept without secrets, and then does not count as whole', () => {
    expect(show('my SECRET', 'SECRET')).toEqual({ preview: 'my ******', encoding: 'utf-8', size: 9, whole: false });
    const { preview, whole } = sentBody(Buffer.concat([Buffer.from([0xff]), Buffer.from('SECRET')]), ['SECRET']);
    expect([Buffer.from(preview, 'base64').toString('latin1'), whole]).toEqual(['\xff******', false]);
    expect(show(`${'x'.repeat(3897)}SECRET`, 'SECRET').preview).toBe(`${'x'.repeat(3897)}***`);
  });
});

describe('the message of a call', () => {
  test('is kept as text and as bytes', () => {
    expect(sentMessage('{"N":"000"}', Buffer.from('\n\x03000'), [])).toEqual({
      body: { preview: '{"N":"000"}', encoding: 'utf-8', size: 5, whole: true },
      message: 'CgMwMDA=',
    });
  });
  test('is kept only as text where it is long or contains a secret', () => {
    expect(sentMessage('{}', Buffer.alloc(2901), [])).not.toHaveProperty('message');
    expect(sentMessage('{}', Buffer.from('SECRET'), ['SECRET'])).not.toHaveProperty('message');
  });
});
