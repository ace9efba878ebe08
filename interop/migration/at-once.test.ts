/** The reference tool by its command: no verdict and no outcome depends on how many checks are judged at once. */

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check, troubles } from '../touchstone.ts';

const BIN = fileURLToPath(new URL('../../src/reference/migration/bin.mjs', import.meta.url));

test('the same outcomes, in the same order, whether 1, 2 or 8 checks are judged at once', {
  timeout: 1_800_000,
}, async () => {
  const judged = async (jobs: number) => {
    const how = ['--command', `'${process.execPath}' '${BIN}'`, '--seed', '1', '--jobs', String(jobs)];
    const { code, report } = await check('migration', ...how);
    const outcomes = report.checks.map(({ id, outcome, reason, because }) => ({ id, outcome, reason, because }));
    return { code, outcomes, choices: report.choices, troubles: troubles(report) };
  };
  const one = await judged(1);
  expect(one).toMatchObject({ code: 0, troubles: [] });
  expect(await judged(2)).toEqual(one);
  expect(await judged(8)).toEqual(one);
});
