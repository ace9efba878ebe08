import { describe, expect, test } from 'vitest';
import type { Header } from '../../core/target/header.ts';
import { bodyExcerpt, headersExcerpt, textExcerpt } from './excerpt.ts';

describe('bodies', () => {
  const show = (text: string, ...secrets: string[]) => bodyExcerpt(Buffer.from(text), secrets);
  test('of text are shown as text', () => {
    expect(show('')).toEqual({ preview: '', encoding: 'utf-8' });
    expect(show('log\n1\n\u2014 \u{1f4dc}')).toEqual({ preview: 'log\n1\n\u2014 \u{1f4dc}', encoding: 'utf-8' });
  });
  test.each([0, 1, 2, 3])('are never cut within a character: %d bytes before one of four', (count) => {
    const { preview, encoding } = show('x'.repeat(count) + '\u{1f4dc}'.repeat(200));
    expect(encoding).toBe('utf-8');
    expect(preview).toBe('x'.repeat(count) + '\u{1f4dc}'.repeat(count === 0 ? 100 : 99));
  });
  test('show a log’s answer to an entry, which is some kilobytes of JSON', () => {
    const answer = JSON.stringify({ canonicalizedBody: 'x'.repeat(3000) });
    expect(bodyExcerpt(Buffer.from(answer), [], 'write')).toEqual({ preview: answer, encoding: 'utf-8' });
    expect(bodyExcerpt(Buffer.from(answer), []).preview).toHaveLength(400);
    expect(bodyExcerpt(Buffer.from(`${'x'.repeat(3997)}SECRET`), ['SECRET'], 'write').preview).toMatch(/x\*\*\*$/);
  });
  test('of other bytes are shown as base64', () => {
    for (const bytes of [Buffer.alloc(1000, 0xff), Buffer.from('a\0b'), Buffer.from([0x61, 0xf0, 0x9f])])
      expect(bodyExcerpt(bytes, [])).toEqual({ preview: bytes.toString('base64', 0, 96), encoding: 'base64' });
  });
  test('contain no secrets, in text or bytes, not even a part at the cut', () => {
    expect(show('you sent SECRET and SECRET', 'SECRET').preview).toBe('you sent ****** and ******');
    expect(show(`${'x'.repeat(397)}SECRET`, 'SECRET').preview).toBe(`${'x'.repeat(397)}***`);
    const { preview } = bodyExcerpt(Buffer.concat([Buffer.from([0xff]), Buffer.from('SECRET')]), ['SECRET']);
    expect(Buffer.from(preview, 'base64').toString('latin1')).toBe('\xff******');
    expect(show('a ****** b', '******').preview).toBe('a ****** b');
  });
});

describe('headers', () => {
  test('are shown completely where they are few', () => {
    const few: Header[] = [
      ['A', 'b'],
      ['a', 'SECRET'],
    ];
    expect(headersExcerpt(few, ['SECRET'])).toEqual([
      ['A', 'b'],
      ['a', '[redacted]'],
    ]);
    expect(headersExcerpt([], [])).toEqual([]);
  });
  test('are cut where they are many or long, with a remark', () => {
    const many = headersExcerpt(
      Array.from({ length: 900 }, (): Header => ['name', 'value']),
      [],
    );
    expect(many.at(-1)).toEqual(['…', `${901 - many.length} more`]);
    expect(JSON.stringify(many).length).toBeLessThan(10_000);
    const long = headersExcerpt(
      [
        ['A', 'b'.repeat(60_000)],
        ['C', 'd'],
      ],
      [],
    );
    expect(long.at(-1)).toEqual(['…', '1 more']);
    expect(JSON.stringify(long).length).toBeLessThan(5000);
  });
});

test('a long text is cut, never within a character, and followed by its length', () => {
  expect(textExcerpt('abc', 3)).toBe('abc');
  expect(textExcerpt('abcd', 3)).toBe('abc… (4 characters)');
  expect(textExcerpt('ab\u{1f4dc}', 3).isWellFormed()).toBe(true);
});
