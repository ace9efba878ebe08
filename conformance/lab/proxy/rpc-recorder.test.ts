import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
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
