/** The lists of faults where what the migration suite stands on is not installed. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SUITES } from '../../../suites.ts';
import { listAlterations } from './alterations.ts';

vi.mock('../../../lab/chain/hardhat-packages.ts', async (original) => ({
  ...(await original<object>()),
  missingPackages: () => 'hardhat is not installed',
}));

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  for (const [name, stream] of [
    ['out', process.stdout],
    ['err', process.stderr],
  ] as const)
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      lines.push(`${name}: ${text}`);
      return true;
    });
});
afterEach(() => vi.restoreAllMocks());

test('say behind the answer that they are left out', async () => {
  await listAlterations('faults', ['leaf-hash-without-prefix'], {});
  expect(lines[0]).toMatch(/^out: leaf-hash-without-prefix: /);
  expect(lines.at(-1)).toBe('err: left out: the migration suite; hardhat is not installed\n');
});

test('print only that nothing matches, and which suites were searched', async () => {
  const searched = SUITES.map(({ name }) => name).filter((name) => name !== 'migration');
  await expect(listAlterations('faults', ['zzz'], {})).rejects.toThrow(
    new RegExp(`^none of the \\d+ faults of ${searched.join(' and ')} has "zzz"$`),
  );
  expect(lines).toEqual([]);
});
