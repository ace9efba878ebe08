import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { RpcRecorder } from './rpc-recorder.ts';

const MB = 2 ** 20;

test('a cut call does not keep the rest in memory: hundreds of runs deploy contracts', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const record = new RpcRecorder();
  collect();
  const heapBefore = process.memoryUsage().heapUsed;
  for (let i = 0; i < 500; i++) {
    const raw = `0x${Buffer.alloc(50_000, i).toString('hex')}`;
    record.end(record.begin('eth_sendRawTransaction', '/', [raw]), { result: { input: raw } });
  }
  collect();
  expect(record.calls).toHaveLength(500);
  expect(record.calls[7]?.params).toMatch(/^\["0x0707.*… \(100006 characters\)$/);
  expect((process.memoryUsage().heapUsed - heapBefore) / MB).toBeLessThan(20);
});

test('a call that our chain answers late, or not at all, or not yet, is noticed', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const prompt = new RpcRecorder();
    await prompt.answered('eth_chainId', Promise.resolve('0x1'));
    expect(prompt.late).toBeUndefined();
    const { promise, resolve } = Promise.withResolvers<string>();
    const record = new RpcRecorder();
    const answer = record.answered('eth_call', promise);
    vi.advanceTimersByTime(4999);
    expect(record.late).toBeUndefined();
    vi.advanceTimersByTime(1);
    const late = { method: 'eth_call', tookMs: 5000 };
    expect(record.late).toEqual(late);
    vi.advanceTimersByTime(2000);
    resolve('0x');
    expect(await answer).toBe('0x');
    expect(record.late).toEqual(late);
    const lost = new RpcRecorder();
    await expect(lost.answered('eth_gasPrice', Promise.reject(new Error('no answer within 120 s')))).rejects.toThrow();
    expect(lost.late).toEqual({ method: 'eth_gasPrice' });
  } finally {
    vi.useRealTimers();
  }
});
