import type { Worker } from 'node:worker_threads';
import type { Entries, EntriesPlan } from '../entries/entries.ts';
import { addTally, reasonToStop, type Tally } from '../finding/tally.ts';
import type { LogLocation, LogSource } from '../source/source.ts';
import { type UnitJob, type UnitResult, verifyUnit } from './unit.ts';
import type { WorkerJob, WorkerResult } from './worker.ts';

/** Verifies the units of an audit. */
export interface UnitVerifier {
  /** Resolves when it can take another unit. Rejects when a thread has failed. */
  room(): Promise<void>;
  /** Takes a unit, and adds its result to the tally. */
  submit(job: UnitJob): Promise<UnitResult>;
  /** Resolves when all units are done. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** The audit ends early: it has too many findings, or the user interrupted it. */
export class AuditStopped extends Error {
  override readonly name = 'AuditStopped';
}

/** Throws where the audit should stop. */
export function throwIfStopped(tally: Tally, signal: AbortSignal): void {
  const why = stopReason(tally, signal);
  if (why !== undefined) throw new AuditStopped(why);
}

/** Why the audit should stop; undefined where it should go on. */
export function stopReason(tally: Tally, signal: AbortSignal): string | undefined {
  return signal.aborted ? 'interrupted' : reasonToStop(tally);
}

/**
 * Verifies units in the caller's own thread, one at a time: for logs that are verified before a thread would have
 * started.
 */
export function sameThreadVerifier(
  source: LogSource,
  newEntries: () => Entries,
  tally: Tally,
  signal: AbortSignal,
): UnitVerifier {
  let under: Promise<UnitResult> | undefined;
  const done = async () => {
    throwIfStopped(tally, signal);
    await under;
    throwIfStopped(tally, signal);
  };
  return {
    room: done,
    submit: (job) => {
      under = verifyUnit(source, job, newEntries());
      return under.then((result) => {
        addTally(tally, result.tally);
        return result;
      });
    },
    idle: done,
    close: async () => {},
  };
}

/** How many units each worker has at a time: the present and the next one. */
const EACH = 2;

interface Member {
  readonly worker: Worker;
  /** Its unfinished units, oldest first. */
  readonly open: ((result: UnitResult) => void)[];
}

/** Verifies units in threads, each with its own connection to the log. */
export async function threadedVerifier(
  count: number,
  place: LogLocation,
  plan: EntriesPlan,
  tally: Tally,
  signal: AbortSignal,
): Promise<UnitVerifier> {
  const { startWorker } = await import('./worker.ts');
  let failure: Error | undefined;
  let wake = () => {};
  let changed = Promise.resolve();
  const tell = () => {
    wake();
    changed = new Promise((resolve) => (wake = resolve));
  };
  tell();
  signal.addEventListener('abort', tell);

  const members = Array.from({ length: count }, (): Member => {
    const worker = startWorker(place, plan);
    const open: Member['open'] = [];
    worker.on('message', (message: WorkerResult) => {
      addTally(tally, message.tally);
      open.shift()!(message);
      tell();
    });
    worker.on('error', (error) => {
      failure ??= error;
      tell();
    });
    worker.on('exit', (code) => {
      failure ??= new Error(`a thread of the audit ended by itself (exit code ${code})`);
      tell();
    });
    return { worker, open };
  });

  async function until(reached: () => boolean): Promise<void> {
    for (;;) {
      if (failure) throw failure;
      throwIfStopped(tally, signal);
      if (reached()) return;
      await changed;
    }
  }
  const freest = () => members.reduce((a, b) => (b.open.length < a.open.length ? b : a));
  return {
    room: () => until(() => freest().open.length < EACH),
    submit: (job) =>
      new Promise((resolve) => {
        const member = freest();
        member.open.push(resolve);
        member.worker.postMessage(job satisfies WorkerJob);
      }),
    idle: () => until(() => members.every(({ open }) => open.length === 0)),
    close: async () => {
      signal.removeEventListener('abort', tell);
      await Promise.all(members.map(({ worker }) => worker.terminate()));
    },
  };
}
