import { expect, test } from 'vitest';
import { fakeExchange } from './fake.test-tool.ts';
import { Page } from './page.ts';

test('a page shows the last few exchanges', () => {
  const page = new Page(0);
  expect(page.exchanges).toEqual([]);
  for (let id = 2; id <= 30; id++) page.add(fakeExchange(id));
  expect(page.exchanges.map((exchange) => exchange.id)).toEqual([23, 24, 25, 26, 27, 28, 29, 30]);
  expect([page.retried, page.troubled]).toEqual([false, []]);
});

test('a failed try alone is not a retry, and failed tries are kept however many exchanges follow', () => {
  const page = new Page(0);
  page.add({ ...fakeExchange(1), failure: 'reset' });
  expect(page.retried).toBe(false);
  page.add({ ...fakeExchange(2), attempt: 2 });
  for (let id = 3; id <= 30; id++) page.add(fakeExchange(id));
  expect([page.retried, ...page.troubled.map((exchange) => exchange.id)]).toEqual([true, 1, 2]);
});

test('the troubles of another page are added once', () => {
  const [page, other] = [new Page(0), new Page(1)];
  page.add({ ...fakeExchange(1), attempt: 2 });
  const mark = page.mark();
  page.add({ ...fakeExchange(2), failure: 'reset' });
  other.recall(page.since(mark));
  other.recall(page.since(0));
  expect(other.troubled.map((exchange) => exchange.id)).toEqual([2, 1]);
});

test('times are those since a moment, without what took none', () => {
  const page = new Page(0);
  page.add({ ...fakeExchange(1), startedMs: 10, durationMs: 30 });
  page.waits.add(20, 90);
  expect(page.times(30, 100)).toEqual({ durationMs: 70, targetMs: 10, waitedMs: 60 });
  expect(page.times(95, 100)).toEqual({ durationMs: 5 });
});
