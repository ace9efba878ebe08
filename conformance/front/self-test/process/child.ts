/**
 * A process that works on alterations for its parent. A migration tool that runs in this process has its working folder
 * and its environment, so that two of them at once need two processes.
 */

import { startWatchdogThread } from '../../cli/child/watchdog-thread.ts';
import type { Reply, Request } from './messages.ts';
import { workerHere } from './worker.ts';

const worker = workerHere();

async function replyTo(request: Exclude<Request, { do: 'end' }>): Promise<Reply> {
  try {
    return request.do === 'judge'
      ? { judgement: await worker.judge(request.at, request.seed) }
      : { row: await worker.record(request.at) };
  } catch (cause) {
    return { error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
  }
}

process.on('message', async (request: Request) => {
  if (request.do !== 'end') process.send?.(await replyTo(request), () => {});
  else await worker.close().finally(() => process.disconnect());
});
process.on('disconnect', () => process.exit());
// It ends with its parent, also in the midst of work that lets it hear of nothing.
startWatchdogThread(process.stderr.fd, Infinity);
