import { expect, test } from 'vitest';
import { keyForms, mnemonicForms, secretFormsOf, secretsIn } from './secret-forms.ts';

const KEY = '0x4f3edf983ac636a65a842ce7c78d9aa706d3b113bce9c46f30d7d21715b23b1d';
const DIGITS = KEY.slice(2);
const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

test('a key as digits, as a number, as a list of bytes, and in base64', () => {
  const digits = `${'00'.repeat(30)}01ff`;
  expect(keyForms(`0x${'00'.repeat(30)}01FF`)).toEqual([
    digits,
    '511',
    Buffer.from(digits, 'hex').toString('base64'),
    `${'0,'.repeat(30)}1,255`,
    Buffer.from(digits).toString('base64'),
    Buffer.from(`0x${digits}`).toString('base64'),
  ]);
});

test.each([
  ['unchanged', KEY],
  ['in upper case', DIGITS.toUpperCase()],
  ['in groups of eight digits', DIGITS.match(/.{8}/g)!.join(' ')],
  ['as bytes with colons', DIGITS.match(/../g)!.join(':')],
  ['over several lines', DIGITS.match(/.{16}/g)!.join('\n  ')],
  ['in base64 of its digits', `key=${Buffer.from(KEY).toString('base64')}.`],
])('finds a key %s', (_how, text) => {
  expect(secretsIn(`Key: ${text}\n`, keyForms(KEY))).not.toEqual([]);
});

test.each([
  ['unchanged', WORDS],
  ['with commas', WORDS.replaceAll(' ', ', ')],
  ['as JSON', JSON.stringify(WORDS.split(' '), null, 2)],
  ['in base64', Buffer.from(WORDS).toString('base64')],
])('finds a mnemonic %s', (_how, text) => {
  expect(secretsIn(`by ${text}`, mnemonicForms(WORDS))).not.toEqual([]);
});

test('finds neither in similar texts', () => {
  const text = `${WORDS.replace('yellow', 'year')}: ${DIGITS.slice(1)}; ${DIGITS.slice(0, 56)}`;
  expect(secretsIn(text, secretFormsOf({ privateKey: KEY, mnemonic: WORDS }).keys())).toEqual([]);
});

test.each([
  ['a text that is not a key', { privateKey: '0x1234' }],
  ['a key of 0', { privateKey: `0x${'0'.repeat(64)}` }],
  ['the order of the group', { privateKey: '0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141' }],
  ['words that are not a mnemonic', { mnemonic: 'abandon '.repeat(12).trim() }],
])('does not seek %s', (_what, options) => expect(secretFormsOf(options).size).toBe(0));
