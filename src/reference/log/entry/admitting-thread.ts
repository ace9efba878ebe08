/**
 * A thread that admits requests: it reads them, verifies their signatures and makes their entries. The module starts itself,
 * so that the extension of the running file is always right.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { parts } from '../parts.ts';
import { admittedJson } from './admitting.ts';
import type { Admission, Refusal } from './refusal.ts';

/** A thread, as it is seen from outside. */
export interface AdmittingThread {
  /** The outcomes of requests in JSON, in their order. Rejects where the thread has failed. */
  admit(bodies: readonly Uint8Array[]): Promise<readonly Admission<Uint8Array>[]>;
  close(): Promise<void>;
}

/** Several byte sequences, one after the other, each up to its end: a message of many buffers is slow to copy. */
interface Joined {
  readonly bytes: Uint8Array;
  readonly ends: readonly number[];
}
interface Outcomes extends Joined {
  /** In the place of an entry that has no bytes. */
  readonly refusals: readonly (Refusal | undefined)[];
}

interface Task {
  readonly admitting: true;
}

function join(all: readonly Uint8Array[]): Joined {
  let end = 0;
  return { bytes: new Uint8Array(Buffer.concat(all)), ends: all.map(({ length }) => (end += length)) };
}

function split({ bytes, ends }: Joined): Uint8Array[] {
  // Copies: a part would keep all of them in memory.
  return ends.map((end, i) => Buffer.from(bytes.subarray(ends[i - 1] ?? 0, end)));
}

export function admittingThread(): AdmittingThread {
  const task: Task = { admitting: true };
  const worker = new Worker(new URL(import.meta.url), { workerData: task, execArgv: [] });
  worker.unref();
  const waiting: PromiseWithResolvers<Outcomes>[] = [];
  let failure: unknown;
  worker.on('message', (outcomes: Outcomes) => waiting.shift()?.resolve(outcomes));
  worker.on('error', (cause) => {
    failure = cause;
    for (const { reject } of waiting.splice(0)) reject(cause);
  });
  return {
    admit: async (bodies) => {
      if (failure !== undefined) throw failure;
      const answered = Promise.withResolvers<Outcomes>();
      waiting.push(answered);
      const joined = join(bodies);
      worker.postMessage(joined, [joined.bytes.buffer as ArrayBuffer]);
      const outcomes = await answered.promise;
      const entries = split(outcomes);
      return outcomes.refusals.map((refusal, i) => (refusal ? { refusal } : { value: entries[i]! }));
    },
    close: async () => void (await worker.terminate()),
  };
}

function serve(): void {
  parentPort!.on('message', (joined: Joined) => {
    const outcomes = split(joined).map((body) => admittedJson(body, parts));
    const entries = join(outcomes.map(({ value }) => value ?? new Uint8Array(0)));
    const message: Outcomes = { ...entries, refusals: outcomes.map(({ refusal }) => refusal) };
    parentPort!.postMessage(message, [entries.bytes.buffer as ArrayBuffer]);
  });
}

const task = workerData as Task | null;
if (!isMainThread && task !== null && typeof task === 'object' && 'admitting' in task) serve();
