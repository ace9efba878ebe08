/** The matrices that are checked in. */
import { describe, expect, test } from 'vitest';
import { matchesPattern } from '../../../core/text/pattern.ts';
import { SUITES } from '../../../suites.ts';

describe.each(SUITES.filter(({ matrix }) => matrix !== undefined))('the matrix of $name', ({ name, ...suite }) => {
  const anew = `run \`npm run matrix ${name}\``;

  test('names no fault, variant or check that is gone', async () => {
    const [matrix, alterations, { checks }] = await Promise.all([suite.matrix!(), suite.alterations(), suite.suite()]);
    const ids = checks.map(({ id }) => id.slice(name.length + 1));
    const gone = matrix.checks.filter((id) => !ids.includes(id));
    for (const kind of ['faults', 'variants'] as const)
      for (const [altered, { sees }] of Object.entries(matrix[kind])) {
        if (!Object.hasOwn(alterations[kind], altered)) gone.push(altered);
        gone.push(...sees.filter((pattern) => !ids.some((id) => matchesPattern(pattern, id))));
      }
    expect(gone, anew).toEqual([]);
  });
});
