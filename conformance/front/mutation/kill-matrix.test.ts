import { expect, test } from 'vitest';
import { killMatrix, killsBy } from './kill-matrix.ts';
import type { JudgedMutant } from './mutant.ts';

const mutant = (...killedBy: string[]): JudgedMutant => ({
  file: 'a.ts',
  line: 1,
  mutator: 'StringLiteral',
  original: "'a'",
  replacement: '""',
  key: 'one',
  status: killedBy.length > 0 ? 'Killed' : 'Survived',
  killedBy,
});

test('kills are counted, and those that nobody else has', () => {
  expect(killsBy(['a', 'b', 'c'], [new Set(['a']), new Set(['a', 'b']), new Set()])).toEqual([
    { name: 'a', kills: 2, alone: 1 },
    { name: 'b', kills: 1, alone: 0 },
    { name: 'c', kills: 0, alone: 0 },
  ]);
});

test('a check has a mutant once, in however many set-ups it failed', () => {
  const checks = [
    { id: 'log/a/one', proves: ['LOG-1'] },
    { id: 'log/a/two', proves: ['LOG-2'] },
    { id: 'log/a/three', proves: ['LOG-2'] },
  ];
  const text = killMatrix(
    'log',
    [
      mutant('usual › log/a/one', 'empty › log/a/one', 'empty › verdict'),
      mutant('empty › log/a/one', 'empty › log/a/two'),
      mutant('empty › verdict'),
      mutant(),
    ],
    checks,
    ['usual', 'empty'],
  );
  const rows = text.split('\n').map((line) => line.replaceAll(/\s+/g, ' '));
  for (const row of [
    '| LOG-1 | 2 | 1 |',
    '| LOG-2 | 1 | 0 |',
    '| log/a/one | 2 | 1 |',
    '| log/a/two | 1 | 0 |',
    '| usual | 1 | 0 |',
    '| empty | 3 | 2 |',
  ])
    expect(rows).toContain(row);
  expect(text).toContain('## Checks that notice no mutant\n\n- log/a/three');
});
