/** A tool that lacks one key of the parameters, as its names say, is accused of nothing: each key in turn. */

import { afterAll, expect, test } from 'vitest';
import { judgeAlteration } from '../../front/self-test/judge.ts';
import { migrationReference } from './index.ts';
import { PARAMETER_KEYS, variantLackingKey, variantOfKey } from './lacking-key.ts';
import { closeMigrationTestbeds } from './testbed.ts';

/** Of one key: it takes some minutes, and the machine may be busy. */
const TIMEOUT_MS = 3_600_000;

afterAll(closeMigrationTestbeds);

test.each(PARAMETER_KEYS)('without the key %s', { timeout: TIMEOUT_MS }, async (key) => {
  const { wrong } = await judgeAlteration(migrationReference, variantOfKey(key), variantLackingKey(key), [
    'migration/**',
  ]);
  expect(wrong).toEqual([]);
});
