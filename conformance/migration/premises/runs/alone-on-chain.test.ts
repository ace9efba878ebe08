import { expect, test } from 'vitest';
import { RunState } from '../../../core/run/run-state.ts';
import { aloneOnChain } from './alone-on-chain.ts';

test('a second run at once on a chain is an error of the suite, unlike one after it or on another chain', async () => {
  const stage = { rpc: 'http://127.0.0.1:1', state: new RunState() };
  const other = { ...stage, rpc: 'http://127.0.0.1:2' };
  const first = Promise.withResolvers<string>();
  const running = aloneOnChain(stage, () => first.promise);
  await expect(aloneOnChain(stage, async () => 'second')).rejects.toThrow('expected no other run on the chain');
  expect(await aloneOnChain(other, async () => 'elsewhere')).toBe('elsewhere');
  first.resolve('first');
  expect(await running).toBe('first');
  expect(await aloneOnChain(stage, async () => 'second')).toBe('second');
});
