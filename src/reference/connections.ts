/** Many clients that come at once. */
import type { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers';

/** How many connections may wait to be accepted, if the system allows it: clients that come at once are not to be lost. */
export const BACKLOG = 4_096;
/** How long requests wait at most while connections come, in milliseconds. */
const CONNECTING = 250;

/**
 * Has requests wait while connections come, as long as the promise given. libuv accepts one connection in each turn of the
 * event loop; among a thousand clients that are served already, others would wait for seconds.
 */
export function connectionsFirst(server: EventEmitter): () => Promise<void> | undefined {
  let hasCome = false;
  let next: PromiseWithResolvers<void> | undefined;
  server.on('connection', () => {
    hasCome = true;
  });
  const look = (since: number): void => {
    if (hasCome && performance.now() - since < CONNECTING) {
      hasCome = false;
      setImmediate(look, since);
      return;
    }
    next?.resolve();
    next = undefined;
  };
  return () => {
    if (!hasCome && !next) return undefined;
    if (!next) {
      next = Promise.withResolvers();
      setImmediate(look, performance.now());
    }
    return next.promise;
  };
}
