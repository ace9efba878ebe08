import { expect, test } from 'vitest';
import { chosenParts } from './chosen-parts.ts';

const NAMES = ['hashing', 'adds', 'logs'];

test('parts come in the order of the results, and all of them without a name', () => {
  expect(chosenParts(['logs', 'adds', '--write'], NAMES)).toEqual({
    chosen: ['adds', 'logs'],
    quick: false,
    write: true,
  });
  expect(chosenParts(['--quick'], NAMES)).toEqual({ chosen: NAMES, quick: true, write: false });
});

test.each([
  [['--help'], /^usage: /],
  [['add'], /^bench: there is no part called add\.\n\nusage: /],
  [['--writes'], /^bench: Unknown option '--writes'.*\n\nusage: /s],
])('%s is answered with how it is used', (words, text) => expect(chosenParts(words, NAMES)).toMatch(text));
