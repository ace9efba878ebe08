import { expect, test } from 'vitest';
import type { Check } from '../../../core/check/check.ts';
import { matrixModule } from './matrix-module.ts';

const load = async () => {
  throw new Error('the matrix needs names alone');
};
const suite = {
  name: 'log',
  checks: ['log/tiles/a', 'log/tiles/b'].map((id) => ({ id }) as Check<never>),
  alterations: {
    faults: { lies: { file: 'tiles/a', load }, errs: { file: 'tiles/b', load } },
    variants: { rests: { file: 'tiles/a', load } },
  },
} as const;
const rowsIn = (text: string) =>
  [...text.matchAll(/^ {4}'([a-z]+)': \{ sees: \[(.*)\], ms: (\d+) \},$/gm)].map((row) => row.slice(1));
const checksIn = (text: string) => [...text.matchAll(/^ {4}'(.+)',$/gm)].map(([, id]) => id);

test('a matrix has a row for each alteration with one, and the checks of the suite', () => {
  const rows = new Map([
    ['faults/lies', { sees: ['tiles/b', 'paths/*'], ms: 12 }],
    ['variants/rests', { sees: [], ms: 3 }],
  ]);
  const text = matrixModule(suite, rows, undefined);
  expect(checksIn(text)).toEqual(['tiles/a', 'tiles/b']);
  expect(rowsIn(text)).toEqual([
    ['lies', "'tiles/b', 'paths/*'", '12'],
    ['rests', '', '3'],
  ]);
});

test('rows that stay keep the list of checks, without what is gone', () => {
  const before = {
    checks: ['tiles/a', 'tiles/gone'],
    faults: { lies: { sees: [], ms: 1 }, gone: { sees: [], ms: 1 } },
    variants: {},
  };
  const text = matrixModule(suite, new Map([['faults/errs', { sees: [], ms: 2 }]]), before);
  expect(checksIn(text)).toEqual(['tiles/a']);
  expect(rowsIn(text)).toEqual([
    ['lies', '', '1'],
    ['errs', '', '2'],
  ]);
});
