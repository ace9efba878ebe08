import { expect, test } from 'vitest';
import { ExchangeLedger } from './exchange-ledger.ts';
import { fakeExchange } from './fake.test-tool.ts';

test('a ledger shows the last few exchanges of the open check', () => {
  const ledger = new ExchangeLedger();
  ledger.add(fakeExchange(1));
  ledger.open();
  for (let id = 2; id <= 30; id++) ledger.add(fakeExchange(id));
  expect(ledger.close().exchanges.map((exchange) => exchange.id)).toEqual([23, 24, 25, 26, 27, 28, 29, 30]);
  ledger.open();
  expect(ledger.close()).toEqual({ exchanges: [], troubled: [], retried: false });
});

test('a failed try alone is not a retry, and failed tries are kept however many exchanges follow', () => {
  const ledger = new ExchangeLedger();
  ledger.open();
  ledger.add({ ...fakeExchange(1), failure: 'reset' });
  expect(ledger.close().retried).toBe(false);
  ledger.add({ ...fakeExchange(2), attempt: 2 });
  for (let id = 3; id <= 30; id++) ledger.add(fakeExchange(id));
  const { retried, troubled } = ledger.close();
  expect([retried, ...troubled.map((exchange) => exchange.id)]).toEqual([true, 1, 2]);
});

test('a ledger finds an exchange long after it, and forgets the oldest of very many', () => {
  const ledger = new ExchangeLedger();
  for (let id = 1; id <= 4001; id++) ledger.add(fakeExchange(id));
  expect(ledger.find(1)).toBeUndefined();
  expect(ledger.find(2)?.id).toBe(2);
  expect(ledger.find(undefined)).toBeUndefined();
});
