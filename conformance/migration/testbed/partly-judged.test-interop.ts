/** A scenario that fails blocks no check that others show as well. */

import { afterAll, expect, test } from 'vitest';
import { failureKey } from '../../core/verdict/outcome.ts';
import { failsWithoutACommandAtAPrice } from '../faults/command-line/base-and-dao.ts';
import { migrationReference } from './index.ts';
import { closeMigrationTestbeds } from './testbed.ts';

afterAll(closeMigrationTestbeds);

test('a run without a command that fails blocks no check of its options', { timeout: 600_000 }, async () => {
  const { results } = await migrationReference.judge(
    failsWithoutACommandAtAPrice,
    'fails-without-a-command-at-a-price',
  );
  expect(results.map(failureKey).filter((key) => key !== undefined)).toEqual(failsWithoutACommandAtAPrice.caughtBy);
  expect(results.filter(({ outcome }) => outcome === 'blocked')).toEqual([]);
});
