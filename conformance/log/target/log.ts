import type { InProcessLogOptions, LogTargetOptions, OpenLogTarget } from './opened-log.ts';
import { openLogTarget } from './opened-log.ts';
import { logOverGrpc } from './rpc/log-over-grpc.ts';

/**
 * Opens a log as a target. Nothing is sent before the first read.
 *
 * @throws TypeError for a prefix, or an address to append at, that cannot be requested.
 */
export function logTarget(options: LogTargetOptions | InProcessLogOptions): OpenLogTarget {
  return openLogTarget(options, logOverGrpc);
}
