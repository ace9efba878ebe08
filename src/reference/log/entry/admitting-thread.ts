/**
 * A thread that admits requests: it reads them, verifies their signatures and makes their entries. The module starts itself,
 * so that the extension of the running file is always right.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { parts } from '../parts.ts';
import { admittedBytes, type RequestBytes } from './admitting.ts';
import type { Admission, Refusal } from './refusal.ts';

/** The outcome of a request, or the error that it has caused. */
export interface AdmittingOutcome {
  readonly admission?: Admission<Uint8Array>;
  readonly thrown?: unknown;
}

/** A thread, as it is seen from outside. */
export interface AdmittingThread {
  /** The outcomes of requests, in their order. Rejects where the thread has ended. */
  admit(requests: readonly RequestBytes[]): Promise<readonly AdmittingOutcome[]>;
  close(): Promise<void>;
}

/** Several byte sequences, one after the other, each up to its end: a message of many buffers is slow to copy. */
interface Joined {
  readonly bytes: Uint8Array;
  readonly ends: readonly number[];
}
interface Requests extends Joined {
  readonly forms: readonly RequestBytes['form'][];
}
interface Outcomes extends Joined {
  /** For each request why it has no entry, or nothing. */
  readonly others: readonly { readonly refusal?: Refusal; readonly thrown?: unknown }[];
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
  const fail = (cause: unknown) => {
    failure ??= cause;
    for (const { reject } of waiting.splice(0)) reject(failure);
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('a thread that verifies requests has ended')));
  return {
    admit: async (requests) => {
      if (failure !== undefined) throw failure;
      const answered = Promise.withResolvers<Outcomes>();
      waiting.push(answered);
      const joined = join(requests.map(({ bytes }) => bytes));
      const forms = requests.map(({ form }) => form);
      worker.postMessage({ ...joined, forms } satisfies Requests, [joined.bytes.buffer as ArrayBuffer]);
      const outcomes = await answered.promise;
      const entries = split(outcomes);
      return outcomes.others.map(({ refusal, thrown }, i) =>
        thrown === undefined ? { admission: refusal ? { refusal } : { value: entries[i]! } } : { thrown },
      );
    },
    close: async () => {
      worker.ref();
      await worker.terminate();
    },
  };
}

function outcomeOf(request: RequestBytes): AdmittingOutcome {
  try {
    return { admission: admittedBytes(request, parts) };
  } catch (thrown) {
    return { thrown };
  }
}

function serve(): void {
  parentPort!.on('message', (requests: Requests) => {
    const outcomes = split(requests).map((bytes, i) => outcomeOf({ form: requests.forms[i]!, bytes }));
    const entries = join(outcomes.map(({ admission }) => admission?.value ?? new Uint8Array(0)));
    const others = outcomes.map(({ admission, thrown }) => {
      if (thrown !== undefined) return { thrown };
      return admission?.refusal ? { refusal: admission.refusal } : {};
    });
    parentPort!.postMessage({ ...entries, others } satisfies Outcomes, [entries.bytes.buffer as ArrayBuffer]);
  });
}

const task = workerData as Task | null;
if (!isMainThread && task !== null && typeof task === 'object' && 'admitting' in task) serve();
