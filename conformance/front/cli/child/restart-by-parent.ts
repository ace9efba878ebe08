import { TransportFailure } from '../../../core/target/transport-failure.ts';
import type { StopMode } from '../../../lab/process/managed-process.ts';
import type { Channel } from './channel.ts';

/**
 * Lets the child have its parent restart the target's process, which the parent owns. With `refused` and `timeout` the
 * process did not start again.
 * @throws TransportFailure when the process does not answer again, or the run ends before that.
 */
export function restartByParent({ say, listen }: Channel, signal: AbortSignal) {
  const waiting = new Map<number, PromiseWithResolvers<void>>();
  let last = 0;
  listen((message) => {
    if (message.kind !== 'restarted') return;
    const { resolve, reject } = waiting.get(message.id)!;
    waiting.delete(message.id);
    if (message.error) reject(new TransportFailure(message.error.code, message.error.message));
    else resolve();
  });
  return async (how: StopMode): Promise<void> => {
    const id = ++last;
    const answer = Promise.withResolvers<void>();
    const stop = () =>
      answer.reject(new TransportFailure('budget', "the run's budget is spent", { cause: signal.reason }));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    try {
      waiting.set(id, answer);
      if (!signal.aborted) await say({ kind: 'restart', id, how });
      await answer.promise;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };
}
