/**
 * A thread that adds to an index, so that its writes and syncs do not delay requests. The module starts itself, so that the
 * extension of the running file is always right.
 */
import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type IndexPart, openIndexFile } from './index-file.ts';

/** Adds parts to an index, in order. */
export interface IndexWriter {
  /** Resolves when the part is in the file; rejects where it, or a part before it, could not be added. */
  add(part: IndexPart): Promise<void>;
  /** Resolves when the thread has ended. */
  close(): Promise<void>;
}

interface Task {
  readonly indexFile: string;
}

/** Starts a thread that writes to the index in a file. */
export function indexWriter(file: string): IndexWriter {
  const task: Task = { indexFile: file };
  const worker = new Worker(new URL(import.meta.url), { workerData: task, execArgv: [] });
  // What it has not written at the end of the process is added by the next start.
  worker.unref();
  const waiting: PromiseWithResolvers<void>[] = [];
  let failure: unknown;
  worker.on('message', () => waiting.shift()?.resolve());
  worker.on('error', (cause) => {
    failure = cause;
    for (const { reject } of waiting.splice(0)) reject(cause);
  });
  return {
    add: async (part) => {
      if (failure !== undefined) throw failure;
      const added = Promise.withResolvers<void>();
      waiting.push(added);
      worker.postMessage(part, [part.identities.buffer as ArrayBuffer]);
      return added.promise;
    },
    close: async () => {
      if (failure !== undefined) return;
      worker.ref();
      const ended = once(worker, 'exit').catch(() => undefined);
      worker.postMessage('close');
      await ended;
    },
  };
}

function serve(file: string): void {
  const index = openIndexFile(file);
  parentPort!.on('message', (message: IndexPart | 'close') => {
    if (message === 'close') {
      index.close();
      parentPort!.close();
      return;
    }
    index.add(message);
    parentPort!.postMessage(undefined);
  });
}

const task = workerData as Task | null;
if (!isMainThread && task !== null && typeof task === 'object' && 'indexFile' in task) serve(task.indexFile);
