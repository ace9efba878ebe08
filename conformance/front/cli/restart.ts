import { Trouble } from '../../core/trouble.ts';
import type { How } from '../../lab/process.ts';
import type { Channel } from './session.ts';

/**
 * The child's way to have the process of its target restarted: the parent owns it. `refused` and `timeout` say that it came
 * up no more.
 *
 * @throws Trouble when it does not answer again, or when the run is over before that.
 */
export function restartByParent({ say, listen }: Channel, signal: AbortSignal) {
  const waiting = new Map<number, PromiseWithResolvers<void>>();
  let last = 0;
  listen((message) => {
    if (message.kind !== 'restarted') return;
    const { resolve, reject } = waiting.get(message.id)!;
    waiting.delete(message.id);
    if (message.error) reject(new Trouble(message.error.code, message.error.message));
    else resolve();
  });
  return async (how: How): Promise<void> => {
    const id = ++last;
    const answer = Promise.withResolvers<void>();
    const stop = () => answer.reject(new Trouble('budget', "the run's budget is spent", { cause: signal.reason }));
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
