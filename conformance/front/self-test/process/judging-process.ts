import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { caller } from '../../../command/caller.ts';
import { siblingModule } from '../../../core/text/sibling-module.ts';
import type { Reply, Request } from './messages.ts';
import { type Worker, workerHere } from './worker.ts';

/** So many workers: a single one is in this process, several have a process each. */
export const openWorkers = (count: number): readonly Worker[] =>
  count > 1 ? Array.from({ length: count }, judgingProcess) : [workerHere()];

/** A worker in a process of its own, which starts with the first request, and anew after it has ended. */
export function judgingProcess(): Worker {
  let child: ChildProcess | undefined;
  const ask = (request: Request): Promise<Reply | undefined> => {
    child ??= startChild(() => (child = undefined));
    return askChild(child, request);
  };
  return {
    judge: async (at, seed) => {
      const reply = await ask({ do: 'judge', at, seed });
      if (reply && 'judgement' in reply) return reply.judgement;
      throw replyError(at.name, reply);
    },
    record: async (at) => {
      const reply = await ask({ do: 'record', at });
      if (reply && 'row' in reply) return reply.row;
      throw replyError(at.name, reply);
    },
    close: async () => {
      if (child) await askChild(child, { do: 'end' });
    },
  };
}

const replyError = (name: string, reply: Reply | undefined): Error =>
  new Error(`${name}: ${reply && 'error' in reply ? reply.error : 'the process that judged it ended'}`);

function startChild(onExit: () => void): ChildProcess {
  const child = fork(fileURLToPath(siblingModule(import.meta.url, './child')), [], {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const { stderr } = caller();
  child.stderr!.on('data', (words: Buffer) => void stderr.write(words));
  child.once('exit', onExit);
  return child;
}

/** The reply to a request; undefined where the process ends before it replies. */
async function askChild(child: ChildProcess, request: Request): Promise<Reply | undefined> {
  const reply = Promise.withResolvers<Reply | undefined>();
  const onEnd = () => reply.resolve(undefined);
  child.once('message', reply.resolve).once('exit', onEnd).once('error', onEnd);
  child.send(request, () => {});
  try {
    return await reply.promise;
  } finally {
    child.off('message', reply.resolve).off('exit', onEnd).off('error', onEnd);
  }
}
