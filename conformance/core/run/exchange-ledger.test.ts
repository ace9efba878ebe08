import { expect, test } from 'vitest';
import { ExchangeLedger } from './exchange-ledger.ts';
import { fakeExchange } from './fake.test-tool.ts';

test('a ledger finds an exchange long after it, and forgets the oldest of very many', () => {
  const ledger = new ExchangeLedger();
  for (let id = 1; id <= 4001; id++) ledger.add(fakeExchange(id));
  expect(ledger.find(1)).toBeUndefined();
  expect(ledger.find(2)?.id).toBe(2);
  expect(ledger.find(undefined)).toBeUndefined();
});
