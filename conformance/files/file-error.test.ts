import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileErrorText } from './file-error.ts';

test.each([
  ['/nonexistent', 'there is no such file or folder'],
  ['/', 'it is a folder'],
  [`${import.meta.filename}/x`, 'a part of the path is a file, not a folder'],
])('%s', (file, words) => {
  try {
    expect(readFileSync(file)).toBe('unreadable');
  } catch (cause) {
    expect(fileErrorText(cause)).toBe(words);
  }
});

test('an error without a text here keeps its own, without the code', () => {
  const cause = Object.assign(new Error('EXDEV: cross-device link, rename'), { code: 'EXDEV' });
  expect([fileErrorText(cause), fileErrorText(new Error('broken'))]).toEqual(['cross-device link, rename', 'broken']);
});
