import { expect, test } from 'vitest';
import { readExactJsonText } from '../../../oracle/json/exact-json.ts';
import type { ObjectNode } from '../json/value.ts';
import { ordersOf } from './orders.ts';

const NOW = BigInt(Date.UTC(2024, 4, 9, 12)) * 1_000_000n;
const SKEW = 60_000_000_000n;

/** Events by id and hours from now at which their occurrences begin; each lasts an hour. */
type Row = readonly [id: number | null, ...hours: number[]];
function listOf(...rows: readonly Row[]): readonly ObjectNode[] {
  const at = (hours: number) => new Date(Number(NOW / 1_000_000n) + hours * 3_600_000).toISOString();
  const events = rows.map(([id, ...hours]) => ({
    id,
    times: hours.map((hour) => ({ start: at(hour), end: at(hour + 1) })),
  }));
  const { root } = readExactJsonText(JSON.stringify(events)).value!;
  return (root as Extract<typeof root, { kind: 'array' }>).items as readonly ObjectNode[];
}
const orders = (...rows: readonly Row[]) => ordersOf(listOf(...rows), NOW, SKEW);

test('each order is distinguished from the others', () => {
  expect(orders([3, 1], [2, -200, 5], [1, 9])).toEqual(['next']);
  expect(orders([2, -200, 5], [3, 1], [1, 9])).toEqual(['start']);
  expect(orders([1, 9], [2, -200, 5], [3, 1])).toEqual(['id']);
  expect(orders([3, 5], [1, 9], [2, -200, 1])).toEqual([]);
});

test('what says no time, or has no id, may stand anywhere', () => {
  expect(orders([3, 1], [2], [null, 5], [1, 9])).toEqual(['next', 'start']);
  expect(orders([null, 9], [1, 5], [2, 1])).toEqual(['id']);
});

test('what ended hours ago may be over or not', () => {
  expect(orders([3, -5, 9], [2, 1], [1, 10])).toContain('next');
  expect(orders([2, 1], [3, -5, 9], [1, 10])).toContain('next');
});
