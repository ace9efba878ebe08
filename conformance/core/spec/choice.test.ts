import { describe, expect, test } from 'vitest';
import { choicesOf, declarationError } from './choice.ts';

describe('a declaration', () => {
  test.each([
    ['empty-log', 'size-0'],
    ['empty-log', 'not-found'],
    ['public-log', 'yes'],
    ['minimum-index', '0'],
    ['minimum-index', '999999999999999999'],
  ])('%s=%s is valid', (name, option) => expect(declarationError('log', name, option)).toBeUndefined());
  test.each([
    ['empty-log', 'sometimes', 'one of: size-0, not-found'],
    ['empty-log', 'toString', 'one of'],
    ['toString', 'size-0', 'no choice is called "toString"; there are: empty-log'],
    ['minimum-index', '-1', 'a whole number of entries'],
    ['minimum-index', '1e3', 'a whole number of entries'],
    ['minimum-index', '', 'a whole number of entries'],
    ['publish-within', '1.5', 'a whole number of seconds'],
  ])('%s=%s is an error', (name, option, text) => expect(declarationError('log', name, option)).toContain(text));
  test('of another suite is an error', () =>
    expect(declarationError('feed', 'empty-log', 'size-0')).toContain('no choice'));
});

test('each suite has its own choices', () => {
  expect(choicesOf('log').map((choice) => choice.name)).toContain('publish-within');
  expect(choicesOf('nothing')).toEqual([]);
});
