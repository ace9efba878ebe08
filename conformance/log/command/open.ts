import type { Job } from '../../command/job.ts';
import type { OpenedTarget, TargetContext } from '../../command/opened-target.ts';
import { openLogTarget } from '../target/opened-log.ts';
import type { LogJobTarget } from './job-target.ts';
import { rpcUnreached } from './rpc-probe.ts';

/** How long after HTTP the gRPC service of a process that we started may start to listen. */
const STARTED_MS = 10_000;

/** Opens the log of a job. */
export async function openLog(
  { target: options, process }: Job<LogJobTarget>,
  { restart, ...around }: TargetContext,
): Promise<OpenedTarget> {
  const overGrpc = options.rpc && (await import('../target/rpc/log-over-grpc.ts')).logOverGrpc;
  const restarted = restart && !options.absent?.restart ? { restart } : {};
  const target = openLogTarget({ ...options, ...around, ...restarted }, overGrpc);
  const patienceMs = process === undefined ? 0 : STARTED_MS;
  return {
    target,
    secrets: target.secrets,
    unreached: async ({ checks }) =>
      target.grpc && checks.some(({ needs }) => needs.includes('grpc'))
        ? rpcUnreached(target, { ...around, patienceMs })
        : undefined,
    close: () => target.close(),
  };
}
