/** A text of a target costs what its length is: a pattern that tries every start again would take minutes here. */
import { expect, test } from 'vitest';
import { repeatedLine } from '../../migration/oracle/output/error-text.ts';
import { redactAddresses } from './redact.ts';

const LETTERS = 'a'.repeat(1024 * 1024);

test('a word of a million letters has no address', () => {
  expect(redactAddresses(LETTERS)).toBe(LETTERS);
});

test('a word of a million letters is no sentence', () => {
  expect(repeatedLine(`${LETTERS}\n${LETTERS}`)).toBeUndefined();
});
