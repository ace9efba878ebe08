/** A transport that fails and then recovers, from the socket to the outcome. */

import { expect, test } from 'vitest';
import { check } from '../../core/check/check.ts';
import { suite } from '../../core/check/suite.ts';
import { plan } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import { logTarget } from '../../log/target/log.ts';
import type { LogTarget } from '../../log/target/log-target.ts';
import { httpMessage, type ServerScript, wireServer } from '../http/wire.test-server.ts';

const reads = check<LogTarget>()({
  proves: 'LOG-CP-001',
  reasons: { status: 'not 200' },
  run: async (log, t) => {
    for (let i = 0; i < 20; i++) {
      const { status } = await log.read({ kind: 'checkpoint' });
      t.judge(status === 200 ? undefined : { reason: 'status', expected: '200', actual: String(status) });
    }
  },
});

/** Judges a server by a few consecutive reads. */
async function judge(say: ServerScript) {
  await using server = await wireServer(say);
  const target = logTarget({ prefix: server.url });
  const chosen = plan(suite<LogTarget>({ name: 'log', order: ['test'], checks: { 'test/reads': reads } }), {
    rulesets: ['tlog-tiles'],
  });
  const { results } = await runPlan(chosen, target, { seed: 1n, time: target.time });
  await target.close();
  return results[0]!;
}
const failsAt =
  (...failing: number[]): ServerScript =>
  (socket, _request, number) =>
    failing.includes(number) ? socket.resetAndDestroy() : socket.write(httpMessage(''));

test('nothing fails: pass', async () => {
  expect(await judge(failsAt())).toMatchObject({ outcome: 'pass', exchanges: [] });
});

test('a reset and an answer: flaky, never pass, with both exchanges', async () => {
  const { outcome, exchanges } = await judge(failsAt(1));
  expect(outcome).toBe('flaky');
  expect(exchanges.length).toBeGreaterThan(0);
});

test('three resets: inconclusive, never fail', async () => {
  const { outcome, message: text } = await judge(failsAt(1, 2, 3));
  expect(outcome).toBe('inconclusive');
  expect(text).toContain('the connection was closed before the answer was complete');
});

test('a server that closes each connection after its answer, without a Connection header, passes', async () => {
  const { outcome } = await judge((socket) => socket.end(httpMessage('')));
  expect(outcome).toBe('pass');
});
