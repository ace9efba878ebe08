/** The page about hostile targets has each of them, and no other. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hostileTargets } from './all.test-tool.ts';
import { INTERFACES } from './hostile-target.test-tool.ts';
import { rowOf, rowsIn, TABLE_FILE } from './table.test-tool.ts';

const rows = rowsIn(readFileSync(new URL(`../../../../../${TABLE_FILE}`, import.meta.url), 'utf8'));
/** ` MB | 3 |`: the exit code. */
const EXIT_CODE = / MB \| (-?\d+) \|/;

test('there are sixty kinds, of every interface', () => {
  expect(hostileTargets.length).toBeGreaterThanOrEqual(60);
  expect(new Set(hostileTargets.map(({ of, name }) => `${of}: ${name}`)).size).toBe(hostileTargets.length);
  expect(new Set(hostileTargets.map(({ of }) => of))).toEqual(new Set(INTERFACES));
});

test('the page has the same, in the same order', () => {
  expect(hostileTargets.map((target) => rowOf(target, rows))).toEqual(rows);
});

test('each ended as it may, and none by a fault of ours', () => {
  const wrong = hostileTargets.filter((target) => {
    const code = Number(EXIT_CODE.exec(rowOf(target, rows) ?? '')?.[1]);
    return code === 70 || !target.exits.includes(code);
  });
  expect(wrong).toEqual([]);
});
