/** Whether the gRPC service answers, before the run judges or writes anything. */
import type { Time } from '../../core/run/time.ts';
import { TransportFailure } from '../../core/target/transport-failure.ts';
import { type Problem, sectionOfFailure } from '../../core/text/error-section.ts';
import type { LogTarget } from '../target/log-target.ts';

/** Options of the probe. */
export interface RpcProbe {
  readonly time: Time;
  readonly signal: AbortSignal;
  /** How long the service may take to start: a new process opens its ports one by one. */
  readonly patienceMs: number;
}

const AGAIN_MS = 250;
const WHAT_TO_DO =
  'so nothing was judged and nothing written. --grpc takes the HOST:PORT of the service over gRPC (https://HOST:PORT with TLS), often not the port of HTTP; --without grpc skips gRPC';

/**
 * Why no gRPC server can be reached; undefined if a server answers, also with an error. If HTTP does not answer either,
 * the failure of HTTP is reported.
 */
export async function rpcUnreached(log: LogTarget, o: RpcProbe): Promise<Problem | undefined> {
  const until = o.time.now() + o.patienceMs;
  for (;;) {
    const trouble = await unanswered(() => log.grpc!.getCheckpoint());
    if (!trouble) return undefined;
    if (o.time.now() < until) {
      await o.time.sleep(AGAIN_MS, o.signal).catch(() => {});
      if (!o.signal.aborted) continue;
    }
    const http = await unanswered(() => log.read({ kind: 'checkpoint' }));
    const sentence = `${trouble.message.replaceAll(/\s+/g, ' ')}, ${WHAT_TO_DO}`;
    return http ? undefined : { sentence, ...sectionOfFailure(trouble.code) };
  }
}

/** The failure that prevented an answer; undefined after an answer, or if our own budget was used up. */
async function unanswered(ask: () => Promise<unknown>): Promise<TransportFailure | undefined> {
  try {
    await ask();
    return undefined;
  } catch (cause) {
    if (!(cause instanceof TransportFailure)) throw cause;
    return cause.answered || cause.code === 'budget' ? undefined : cause;
  }
}
