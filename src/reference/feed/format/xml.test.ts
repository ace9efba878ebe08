import fc from 'fast-check';
import { expect, test } from 'vitest';
import { image, readXml } from '../feed.test-tool.ts';
import type { Json } from './json.ts';
import { xml } from './xml.ts';
import { mapText, text } from './xml-text.ts';

const through = (value: string): unknown => readXml(xml('a', value, 'empty'))[1];

test('every text is read back unchanged, including carriage returns and ampersands', () => {
  for (const value of [
    'a\r\nb',
    '\r',
    '&amp;',
    '&#039;',
    '&nbsp;',
    '&',
    ']]>',
    '<!--',
    '\u0085\u2028\u00a0',
    ' \t\n ',
    '😀',
  ]) {
    expect(through(value)).toBe(value);
  }
  const special = fc.constantFrom('&', '&amp;', '&#13;', '\r', '\n', '<', '>', ']]>', '"', '\u0085', '\ufeff', ';');
  const any = fc
    .array(fc.oneof(special, fc.string({ unit: 'binary' })), { maxLength: 8 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(any, (value) => {
      expect(through(text(value))).toBe(text(value));
    }),
  );
});

test('characters that XML cannot represent become U+FFFD, and no others change', () => {
  const forbidden = '\u0000\u0008\u000b\u000c\u001f\ufffe\uffff\ud800x\udc00';
  expect(text(forbidden)).toBe(`${'\ufffd'.repeat(8)}x\ufffd`);
  const allowed = '\t\n\r\u007f\u0085\ud83d\ude00\u{1fffe}\ufeff';
  expect(text(allowed)).toBe(allowed);
});

test('a value is the image of its JSON', () => {
  const name = fc.stringMatching(/^[A-Za-z_][\w.-]{0,8}$/);
  const { value } = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(null, true, false, 1.5, -(2n ** 64n), ''),
      fc.string({ unit: 'binary' }),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(name, tie('value'), { maxKeys: 3 }),
    ),
  }));
  fc.assert(
    fc.property(value, (given) => {
      const clean = mapText(given, text);
      expect(readXml(xml('data', clean, 'empty'))).toEqual(image('data', clean));
    }),
  );
});

test('null is an empty element, or absent, but stays an item of a list', () => {
  const value = { a: null, b: [null, 1n], c: {}, d: [] };
  expect(xml('r', value, 'empty')).toBe('<r><a></a><b><item></item><item>1</item></b><c></c><d></d></r>');
  expect(xml('r', value, 'absent')).toBe('<r><b><item></item><item>1</item></b><c></c><d></d></r>');
});
