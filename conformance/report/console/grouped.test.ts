import { expect, test } from 'vitest';
import { fakeResult } from '../../core/run/fake.test-tool.ts';
import { reportWith } from '../document/report.test-tool.ts';
import { groupedByCause } from './grouped.ts';

const open = (name: string, path: string, how = 'the connection was refused') =>
  fakeResult(name, { outcome: 'inconclusive', message: `GET http://h/${path}: ${how}` });
const lines = (...results: ReturnType<typeof open>[]) => groupedByCause(reportWith(results).checks, undefined);

test('where a target has gone, the requests without an answer are one cause', () => {
  expect(lines(open('a', 'x'), open('b', 'y'))).toEqual([
    '  2 requests got no answer: the connection was refused',
    '      log/fake/a, log/fake/b',
  ]);
  expect(lines(open('a', 'x'), open('b', 'y', 'no complete answer came in time'))[0]).toBe(
    '  2 requests got no answer: the connection was refused, or no complete answer came in time',
  );
});

test('a single request is named', () => {
  expect(lines(open('a', 'x'), open('b', 'x'))[0]).toBe('  GET http://h/x: the connection was refused');
});
