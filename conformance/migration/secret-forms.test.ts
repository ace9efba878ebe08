import { expect, test } from 'vitest';
import { keyForms } from './secret-forms.ts';

test('a key as digits, as a number, in base64 and as a list of bytes', () => {
  expect(keyForms(`0x${'00'.repeat(30)}01FF`)).toEqual([
    `${'00'.repeat(30)}01ff`,
    '511',
    Buffer.from(`${'00'.repeat(30)}01ff`, 'hex').toString('base64'),
    `${'0,'.repeat(30)}1,255`,
  ]);
});
