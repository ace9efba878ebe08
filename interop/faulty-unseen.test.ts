import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unseen } from './faulty/unseen.test-tool.ts';

/** One key a line. Who adds a reason adds a tool that fails for it; what is listed here is owed. */
const OWED = readFileSync(new URL('./faulty/unseen.txt', import.meta.url), 'utf8');

test('every reason of the migration suite has been seen, but for those that are owed', () => {
  expect(unseen()).toEqual(OWED.split('\n').filter((line) => line !== ''));
});
