/** Compiles the contracts anew; that takes long, so `contracts.test.ts` has only the digest of their sources. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compiledContracts } from '../../../../scripts/contracts.ts';

test('the generated file is the output of the compiler for contracts/', async () => {
  const checkedIn = readFileSync(new URL('./generated/contracts.ts', import.meta.url), 'utf8');
  expect(await compiledContracts()).toBe(checkedIn);
});
