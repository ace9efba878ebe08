import { describe, expect, test } from 'vitest';
import { mutantsOf, mutantText, type Reported, singleLine } from './mutant.ts';

const SOURCE = 'const a = 1 + 2;\nconst b = 1 + 2;\nconst c = {\n  d: 3,\n};\n';

/** A mutant at a place: line and column of its start and end, from 1. */
function at(place: readonly [number, number, number, number], more: Partial<Reported> = {}): Reported {
  const [line, column, endLine, endColumn] = place;
  const location = { start: { line, column }, end: { line: endLine, column: endColumn } };
  return { location, mutatorName: 'ArithmeticOperator', replacement: '1 - 2', status: 'Survived', ...more };
}
const keysOf = (source: string, ...reported: Reported[]) =>
  mutantsOf('a.ts', source, reported).map((mutant) => mutant.key);

describe('the text at a location', () => {
  test('is within a line', () => expect(mutantText(SOURCE, at([1, 11, 1, 16]).location)).toBe('1 + 2'));
  test('goes over lines', () => expect(mutantText(SOURCE, at([3, 11, 5, 2]).location)).toBe('{\n  d: 3,\n}'));
});

describe('a key', () => {
  test('names the mutator, the text and what replaced it', () => {
    expect(keysOf(SOURCE, at([1, 11, 1, 16]))).toEqual(['ArithmeticOperator: 1 + 2 → 1 - 2']);
  });
  test('is numbered where the same is there before, whatever the order of the report', () => {
    expect(keysOf(SOURCE, at([2, 11, 2, 16]), at([1, 11, 1, 16]))).toEqual([
      'ArithmeticOperator: 1 + 2 → 1 - 2',
      'ArithmeticOperator: 1 + 2 → 1 - 2 (2)',
    ]);
  });
  test('stays when lines move', () => {
    expect(keysOf(`\n\n${SOURCE}`, at([3, 11, 3, 16]))).toEqual(keysOf(SOURCE, at([1, 11, 1, 16])));
  });
  test('stays when the text is laid out otherwise', () => {
    const reformatted = SOURCE.replace('{\n  d: 3,\n}', '{ d: 3, }');
    expect(keysOf(reformatted, at([3, 11, 3, 20], { replacement: '{}' }))).toEqual(
      keysOf(SOURCE, at([3, 11, 5, 2], { replacement: '{}' })),
    );
  });
});

test('a long text is cut, and two that begin alike stay two', () => {
  const [first, second] = [singleLine(`${'x'.repeat(120)}1`), singleLine(`${'x'.repeat(120)}2`)];
  expect(first.length).toBeLessThan(100);
  expect(first).not.toBe(second);
});
