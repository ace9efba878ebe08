import { expect, test } from 'vitest';
import { RunState } from '../../../core/run/run-state.ts';
import type { Run } from '../../target/run.ts';
import { asHanging, hangDetection, isStalled } from './hang-detection.ts';

const noOutput = { text: '', size: 0 };
const run = { exchange: 1, stdout: noOutput, stderr: noOutput, left: [], strayed: [], printedSecrets: [] };
const ended = (durationMs: number): Run => ({ ...run, durationMs, ended: { by: 'exit', code: 0 } });
const cut = (durationMs: number): Run => ({
  ...run,
  durationMs,
  ended: { by: 'limit', limit: 'time' },
  unfinished: 'it was cut off',
});
const NOTHING = { calls: [], transactions: [] };
const sent = (atMs: number, failed = false) => ({
  calls: [{ method: 'eth_sendRawTransaction', path: '/', params: '[]', beside: '{}', k: 1, atMs }],
  transactions: [{ k: 1, failed }],
});

test('a run that was cut off is not evidence before anything is known of the tool', () => {
  expect(hangDetection(new RunState(), 'base', cut(60_000), NOTHING).unfinished).toBe('it was cut off');
});

test('a run hangs if the tool did as much in a third of the time', () => {
  const state = new RunState();
  hangDetection(state, 'base', ended(5000), NOTHING);
  expect(hangDetection(state, 'base', cut(14_999), NOTHING).unfinished).toBe('it was cut off');
  expect(hangDetection(state, 'base', cut(15_000), NOTHING)).not.toHaveProperty('unfinished');
  expect(hangDetection(state, 'dao', cut(15_000), NOTHING)).not.toHaveProperty('unfinished');
  hangDetection(state, 'dao', ended(20_000), NOTHING);
  expect(hangDetection(state, 'dao', cut(59_000), NOTHING).unfinished).toBe('it was cut off');
  expect(hangDetection(state, 'all', cut(74_000), NOTHING).unfinished).toBe('it was cut off');
  expect(hangDetection(state, 'all', cut(75_000), NOTHING)).not.toHaveProperty('unfinished');
});

test('time in which a run got no processor does not count', () => {
  const state = new RunState();
  hangDetection(state, 'base', ended(5000), NOTHING);
  const judged = (starvedMs: number) => hangDetection(state, 'base', { ...cut(60_000), starvedMs }, NOTHING).unfinished;
  expect(judged(45_001)).toBe('it was cut off');
  expect(judged(45_000)).toBeUndefined();
});

test('a failed run does not count', () => {
  const state = new RunState();
  hangDetection(state, 'base', { ...ended(1), ended: { by: 'exit', code: 1 } }, NOTHING);
  expect(hangDetection(state, 'base', cut(60_000), NOTHING).unfinished).toBe('it was cut off');
});

test('a run with successful transactions is slow, and one with failed ones hangs', () => {
  expect(isStalled(cut(10_000), sent(6000))).toBe(false);
  expect(isStalled(cut(10_000), sent(4000))).toBe(true);
  expect(isStalled(cut(10_000), sent(6000, true))).toBe(true);
  const { calls, transactions } = sent(6000);
  expect(isStalled(cut(10_000), { calls: [{ ...calls[0]!, error: 'nonce too low' }], transactions })).toBe(true);
});

test('a hanging run is unchanged but for its mark', () => {
  expect(asHanging(cut(3))).toEqual({ ...cut(3), unfinished: undefined });
});

test('a run awaits blocks that asks for them after a transaction, where the chain mines none alone', () => {
  const asking = { method: 'eth_blockNumber', path: '/', params: '[]', beside: '{}', atMs: 7000 };
  const { calls, transactions } = sent(6000);
  const polling = { calls: [...calls, asking, asking, asking], transactions };
  const judged = (run: Run, record: typeof polling, minesAlone: boolean) =>
    hangDetection(new RunState(), 'base', run, record, { minesAlone });
  expect(judged(cut(60_000), polling, false)).toHaveProperty('awaitsBlocks', true);
  expect(judged(cut(60_000), polling, true)).not.toHaveProperty('awaitsBlocks');
  expect(judged(cut(60_000), { calls: polling.calls.slice(0, 3), transactions }, false)).not.toHaveProperty(
    'awaitsBlocks',
  );
  expect(judged(cut(60_000), { calls: [asking, asking, asking], transactions: [] }, false)).not.toHaveProperty(
    'awaitsBlocks',
  );
  expect(judged({ ...ended(60_000), ended: { by: 'exit', code: 1 } }, polling, false)).not.toHaveProperty(
    'awaitsBlocks',
  );
});

test('a run that failed is no evidence where our own chain answered too late, and one that succeeded is', () => {
  const failed: Run = { ...ended(60_000), ended: { by: 'exit', code: 1 } };
  const judged = (run: Run, late?: { method: string; tookMs?: number }) =>
    hangDetection(new RunState(), 'base', run, { ...NOTHING, late }).unfinished;
  expect(judged(failed)).toBeUndefined();
  expect(judged(failed, { method: 'eth_call', tookMs: 12_345 })).toBe(
    'a run failed after our own chain took 12 s for its answer to eth_call: this machine is too busy to judge it; run it again with less beside it',
  );
  expect(judged(failed, { method: 'eth_call' })).toContain('gave no answer to eth_call');
  expect(judged(ended(60_000), { method: 'eth_call', tookMs: 12_345 })).toBeUndefined();
  expect(judged(cut(60_000), { method: 'eth_call', tookMs: 12_345 })).toBe('it was cut off');
});
