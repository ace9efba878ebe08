import { expect, test } from 'vitest';
import type { RecordedRpc, RecordedRpcCall } from '../../target/stage.ts';
import { runTransactions } from './run-transactions.ts';

const call = (more: Partial<RecordedRpcCall>): RecordedRpcCall => ({
  method: 'eth_sendRawTransaction',
  path: '/',
  params: '[]',
  beside: '{}',
  atMs: 10.4,
  ...more,
});
const record = (calls: readonly RecordedRpcCall[], transactions: RecordedRpc['transactions']): RecordedRpc => ({
  calls,
  transactions,
  limit: undefined,
});

test('each transaction is there once, with its gas and how it ended', () => {
  const calls = [
    call({ method: 'eth_chainId' }),
    call({ k: 1 }),
    call({ k: 2 }),
    call({ k: 3, error: '{}' }),
    call({ k: 4, result: '"0x4"' }),
  ];
  const mined = [
    { k: 1, hash: '0x1', gasUsed: 21_000n, failed: false },
    { k: 2, hash: '0x2', gasUsed: 22_000n, failed: true },
    { k: 3 },
  ];
  expect(runTransactions(record(calls, mined))).toEqual([
    { k: 1, atMs: 10, gas: '21000', ended: 'mined' },
    { k: 2, atMs: 10, gas: '22000', ended: 'reverted' },
    { k: 3, atMs: 10, ended: 'refused' },
    { k: 4, atMs: 10, ended: 'pending' },
  ]);
});

test('a hundred are kept', () => {
  const calls = Array.from({ length: 400 }, (_, i) => call({ k: i + 1 }));
  expect(runTransactions(record(calls, []))).toHaveLength(100);
});
