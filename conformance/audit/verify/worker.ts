/**
 * A thread that verifies units. The module starts itself, so that the extension of the running file is always right.
 */

import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type EntriesPlan, entriesBy } from '../entries/entries.ts';
import { openSource } from '../source/open-source.ts';
import type { LogLocation } from '../source/source.ts';
import { type UnitJob, type UnitResult, verifyUnit } from './unit.ts';

/** The messages to a worker; it answers each, in order. */
export type WorkerJob = UnitJob;
export type WorkerResult = UnitResult;

/** A small heap: buffers of a unit are outside of it. */
const LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 };

interface Task {
  readonly unitsOf: LogLocation;
  readonly plan: EntriesPlan;
}

/** Starts a worker on a log. */
export function startWorker(place: LogLocation, plan: EntriesPlan): Worker {
  const task: Task = { unitsOf: place, plan };
  return new Worker(new URL(import.meta.url), { workerData: task, resourceLimits: LIMITS, execArgv: [] });
}

async function serve({ unitsOf, plan }: Task): Promise<void> {
  // Messages wait in the port until the worker listens.
  const source = await openSource(unitsOf);
  const newEntries = await entriesBy(plan);
  let turn = Promise.resolve();
  parentPort!.on('message', (job: WorkerJob) => {
    turn = turn.then(async () =>
      parentPort!.postMessage((await verifyUnit(source, job, newEntries())) satisfies WorkerResult),
    );
  });
}

const task = workerData as Task | null;
if (!isMainThread && task !== null && typeof task === 'object' && 'unitsOf' in task) await serve(task);
