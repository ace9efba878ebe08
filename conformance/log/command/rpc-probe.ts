/** Whether the service over gRPC answers at all: asked before anything is judged or written. */
import type { Time } from '../../core/run/time.ts';
import { TransportFailure } from '../../core/target/transport-failure.ts';
import type { LogTarget } from '../target/log-target.ts';

/** How the service is asked. */
export interface RpcProbe {
  readonly time: Time;
  readonly signal: AbortSignal;
  /** How long it may take until it is there: a process that was started just now opens its ports one after the other. */
  readonly patienceMs: number;
}

const AGAIN_MS = 250;
const WHAT_TO_DO =
  'so nothing was judged and nothing written. --grpc takes the HOST:PORT of the service over gRPC (https://HOST:PORT with TLS), often not the port of HTTP; --without grpc leaves it out';

/**
 * Why no gRPC server can be reached; undefined where one answers, whatever it says. Where HTTP does not answer either,
 * that is told as it is without gRPC.
 */
export async function rpcUnreached(log: LogTarget, o: RpcProbe): Promise<string | undefined> {
  const until = o.time.now() + o.patienceMs;
  for (;;) {
    const trouble = await unanswered(() => log.grpc!.getCheckpoint());
    if (!trouble) return undefined;
    if (o.time.now() < until) {
      await o.time.sleep(AGAIN_MS, o.signal).catch(() => {});
      if (!o.signal.aborted) continue;
    }
    const http = await unanswered(() => log.read({ kind: 'checkpoint' }));
    return http ? undefined : `${trouble.message.replaceAll(/\s+/g, ' ')}, ${WHAT_TO_DO}`;
  }
}

/** What kept us from any answer; undefined where one came, or where it was our own budget. */
async function unanswered(ask: () => Promise<unknown>): Promise<TransportFailure | undefined> {
  try {
    await ask();
    return undefined;
  } catch (cause) {
    if (!(cause instanceof TransportFailure)) throw cause;
    return cause.answered || cause.code === 'budget' ? undefined : cause;
  }
}
