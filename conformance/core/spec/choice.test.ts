import { describe, expect, test } from 'vitest';
import { choicesOf, declarationError } from './choice.ts';

describe('a declaration', () => {
  test.each([
    ['empty-log', 'size-0'],
    ['empty-log', 'not-found'],
    ['public-log', 'yes'],
    ['minimum-index', '0'],
    ['minimum-index', '999999999999999999'],
  ])('%s=%s is sound', (name, option) => expect(declarationError('log', name, option)).toBeUndefined());
  test.each([
    ['empty-log', 'sometimes', 'one of: size-0, not-found'],
    ['empty-log', 'toString', 'one of'],
    ['toString', 'size-0', 'no choice is called "toString"; there are: empty-log'],
    ['minimum-index', '-1', 'a whole number of entries'],
    ['minimum-index', '1e3', 'a whole number of entries'],
    ['minimum-index', '', 'a whole number of entries'],
    ['publish-within', '1.5', 'a whole number of seconds'],
  ])('%s=%s is not', (name, option, text) => expect(declarationError('log', name, option)).toContain(text));
  test('of another suite is not', () => expect(declarationError('feed', 'empty-log', 'size-0')).toContain('no choice'));
});

test('the choices of a suite are its own', () => {
  expect(choicesOf('log').map((choice) => choice.name)).toContain('publish-within');
  expect(choicesOf('nothing')).toEqual([]);
});
