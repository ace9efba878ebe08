/** Operations over gRPC, altered. */
import type { LogRig, LogRpc } from '../../src/reference/log/index.ts';

/** Lays something around the operations. */
export function withRpc(rig: LogRig, around: (next: LogRpc) => Partial<LogRpc>): LogRig {
  return { ...rig, rpcMiddleware: [(next) => ({ ...next, ...around(next) }), ...(rig.rpcMiddleware ?? [])] };
}
