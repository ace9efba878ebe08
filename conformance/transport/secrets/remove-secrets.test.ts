import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REDACTED } from '../../core/target/exchange.ts';
import { ENCODINGS } from './encodings.test-tool.ts';
import { maskSecrets, removeSecrets, removeSecretsFromData } from './remove-secrets.ts';

/** A text of which a third of the characters has to be escaped somewhere. */
const secrets = (shape: fc.StringConstraints) =>
  fc
    .string({
      unit: fc.constantFrom(...'abcdefghijkmnpqrstuvwxyz23456789ABCDEFGH-_."\'<>&%+/= \\\u00e9\u20ac\u{1f4dc}'),
      ...shape,
    })
    // Neither a header nor a file holds a key with white space around it.
    .filter((secret) => secret.trim() === secret && !/^[-_."'<>&%+/=\\]+$/.test(secret));
const tidy = fc.constantFrom('', ' ', '"', '{"message": "no such key: ', 'x-', '<p>', '?a=b&key=', '=');

describe('a secret of six characters and more is replaced in every encoding, wherever it stands', () => {
  test.each(Object.entries(ENCODINGS))('%s', (_name, encode) => {
    fc.assert(
      fc.property(secrets({ minLength: 6, maxLength: 40 }), tidy, tidy, (secret, before, after) => {
        const text = before + encode(secret) + after;
        expect(removeSecrets(text, [secret])).toContain(REDACTED);
        expect(removeSecrets(text, [secret])).not.toContain(encode(secret));
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});

describe('a shorter one is replaced where it is a whole token', () => {
  const whole = ['plain', 'in other letters', 'percent', 'percent, every byte', 'numbers of XML', 'JSON', 'hex'];
  const based = Object.keys(ENCODINGS).filter((name) => name.startsWith('base64'));
  test.each([...whole, ...based])('%s', (name) => {
    for (const secret of ['abc', 'k3y7', 'ab12c', 'a&b', 'x"y'])
      for (const [before, after] of [
        ['', ''],
        ['key=', '&a'],
        ['found "', '"'],
        ['you sent ', ', which is wrong'],
        ['<', '>'],
      ])
        expect(removeSecrets(`${before}${ENCODINGS[name]!(secret)}${after}`, [secret])).toContain(REDACTED);
  });
  test('and nowhere else', () => {
    const text = 'abcd, xabc and 1abc are other words; so is cabc';
    expect(removeSecrets(text, ['abc'])).toBe(text);
  });
  test('of one or two characters only where it is a value', () => {
    const secret = ['X'];
    expect(removeSecrets('X', secret)).toBe(REDACTED);
    expect(removeSecrets('?key=X&a=1', secret)).toBe(`?key=${REDACTED}&a=1`);
    expect(removeSecrets('{"key":"X"}', secret)).toBe(`{"key":"${REDACTED}"}`);
    expect(removeSecrets('key: X', secret)).toBe(`key: ${REDACTED}`);
    expect(removeSecrets('X marks the spot, and found 5 X of 7', secret)).toBe('X marks the spot, and found 5 X of 7');
  });
});

test('a text is shown without secrets, in any place', () => {
  const text = 'you sent "Bearer SECRET$&", SECRET$&SECRET$&, \u00e9 \u{1f4dc} bearer secret$&';
  expect(removeSecrets(text, ['Bearer SECRET$&', 'SECRET$&'])).toBe(
    `you sent "${REDACTED}", ${REDACTED}${REDACTED}, \u00e9 \u{1f4dc} ${REDACTED}`,
  );
  expect(removeSecrets('nothing of it \ud800', ['SECRET'])).toBe('nothing of it \ud800');
});

test('the beginning or the end of a secret is replaced where a text was cut', () => {
  const secret = ['c4f3a9e01b7d4f5e'];
  expect(removeSecrets('found "no such key: c4f3a9e0… (90 characters)', secret)).not.toContain('c4f3');
  expect(removeSecrets('its last words: …9e01b7d4f5e is wrong', secret)).not.toContain('4f5e');
  expect(removeSecrets('expected a number, found "key c4f3a9e"', secret)).not.toContain('c4f3');
  expect(removeSecrets('a number that ends in c4f', secret)).toContain('c4f');
  expect(removeSecrets('found "key=%63%34%66%33%61%3… (90 characters)', secret)).not.toContain('%63');
  expect(removeSecrets('found &#99;&#52;&#102;&#51;&#9… (90 characters)', secret)).not.toContain('&#99');
  const coded = Buffer.from(`user:${secret[0]}`).toString('base64');
  expect(removeSecrets(`found Basic ${coded.slice(0, 18)}…`, secret)).not.toContain(coded.slice(8, 18));
});

test('bytes are masked, also where the cut is within a secret', () => {
  const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('SECRET&amp;1 SECRET&amp;1')]);
  const { start, hidden } = maskSecrets(bytes, 18, ['SECRET&1']);
  expect([start.toString('latin1'), hidden]).toEqual(['\xff\xfe************ ***', true]);
});

test('identifiers in data stay, and texts do not', () => {
  const data = { id: 'log/tiles/served', reason: 'tiles', at: 'tile/tiles', exchanges: [{ url: '/?key=tiles' }] };
  expect(removeSecretsFromData(data, ['tiles'])).toEqual({
    id: 'log/tiles/served',
    reason: 'tiles',
    at: `tile/${REDACTED}`,
    exchanges: [{ url: `/?key=${REDACTED}` }],
  });
});

// Work that grew with the square of the length would take minutes.
test('a secret behind a long text is found in linear time', () => {
  const secrets = ['aaaaaaaaaaaaab', '"quoted" & <long>', 'abc', 'behind-it-all'];
  for (const filler of ['a', '%61', '&#97;', '\\u0061', '&', '%', '\\', '"', '\u2026', 'aaaaaaaaaaaaa"', '&#x', '%2']) {
    const long = filler.repeat(Math.ceil(200_000 / filler.length));
    expect(removeSecrets(`${long} behind-it-all`, secrets).slice(-30)).toMatch(/ \[redacted\]$/);
  }
});
