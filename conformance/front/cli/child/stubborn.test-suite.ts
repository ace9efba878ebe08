/** Suites with one check that misbehaves, between two that do not. The child imports them by address. */

import { check } from '../../../core/check/check.ts';
import { type Suite, suite } from '../../../core/check/suite.ts';
import type { LogTarget } from '../../../log/target/log-target.ts';
import type { MigrationTarget } from '../../../migration/target/migration-target.ts';

type Run = (log: LogTarget) => Promise<void> | void;

const unnamed = (run: Run) =>
  check<LogTarget>()({
    proves: 'LOG-CP-001',
    reasons: { wrong: 'never' },
    run: async (log, t) => {
      await run(log);
      t.judge(undefined);
    },
  });
const reads = unnamed(async (log) => void (await log.read({ kind: 'checkpoint' })));
const around = (run: Run): Suite<LogTarget> =>
  suite<LogTarget>({
    name: 'log',
    order: ['test'],
    checks: { 'test/before': reads, 'test/stubborn': unnamed(run), 'test/thereafter': reads },
  });
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Hangs in synchronous code, but leaves the processor to the other tests. */
const hang = (): never => {
  for (const shared = new Int32Array(new SharedArrayBuffer(4)); ; ) Atomics.wait(shared, 0, 0);
};

export const behaves = around(() => {});
export const hangs = around(hang);
export const diesBySignal = around(() => void process.kill(process.pid, 'SIGKILL'));
export const exits = around(() => process.exit(0));
export const throwsLater = around(async () => {
  setTimeout(() => {
    throw new Error('thrown where nobody catches');
  });
  await pause(10_000);
});
export const neverResolves = around(() => new Promise<void>(() => {}));
/** In a suite that runs programs: a check that only its parent can end. */
export const programHangs = suite<MigrationTarget>({
  name: 'migration',
  order: ['test'],
  checks: {
    'test/stubborn': check<MigrationTarget>()({
      proves: 'MIG-ST-001',
      reasons: { wrong: 'never' },
      run: hang,
    }),
  },
});
/** In V8's heap. */
export const grows = around(() => {
  for (const arrays: number[][] = []; ; ) arrays.push(new Array(10_000).fill(0.5));
});
/** Beside V8's heap, without ever giving way. */
export const growsBuffers = around(() => {
  for (const buffers: Buffer[] = []; ; ) buffers.push(Buffer.alloc(1_000_000, 1));
});
/** The answer has five megabytes, which is within the limit for a bundle. */
const readsMuch = (log: LogTarget) => log.read({ kind: 'entries', index: 0n });
export const hangsOverMuch = around(async (log) => {
  await readsMuch(log);
  hang();
});
export const growsOverMuch = around(async (log) => {
  await readsMuch(log);
  for (const arrays: number[][] = []; ; ) arrays.push(new Array(10_000).fill(0.5));
});
/** As if a transport did not keep its bound: the path `silent` is never answered. */
export const waitsPastBound = around(async (log) => {
  AbortSignal.any = () => new AbortController().signal;
  await log.read({ kind: 'path', path: 'silent' });
});
/** The exchange is within its bound when the hang begins, so the hang is ours. */
export const hangsMeanwhile = around(async (log) => {
  void log.read({ kind: 'path', path: 'silent' });
  await pause(100);
  hang();
});
const begun = Promise.withResolvers<void>();
/** Two checks are being judged when the process ends, and a later one has passed. */
export const exitsAmongTwo: Suite<LogTarget> = {
  ...suite<LogTarget>({
    name: 'log',
    order: ['test'],
    checks: {
      'test/before': unnamed(() => new Promise<void>(() => {})),
      'test/stubborn': unnamed(async () => {
        await begun.promise;
        // The result of the later one is on its way.
        await pause(200);
        process.exit(0);
      }),
      'test/thereafter': unnamed(() => begun.resolve()),
    },
  }),
  independent: () => true,
};
