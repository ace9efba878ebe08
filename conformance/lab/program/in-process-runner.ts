import { Console } from 'node:console';
import { mkdirSync } from 'node:fs';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';
import { NotApplicable } from '../../core/check/early-end.ts';
import { changedPaths, folderSnapshot } from '../place/folder-snapshot.ts';
import type { Place } from '../place/place.ts';
import { OutputListener } from './output-listener.ts';
import type { ProgramEnd } from './program-result.ts';
import type { InProcessRunner } from './program-runner.ts';

const TIMEOUT_MS = 60_000;
/** How long work may run on after it has exited. */
const UNWINDING_MS = 100;
/** `process.exit` throws this, so that its caller stops. */
class Exit extends Error {}

/**
 * Makes a runner that runs work in this process as if it were a program at a place: with its working folder,
 * environment and output. Works run one at a time, since a process has only one of each. A work cannot be killed and
 * has no standard input, and the processes that it leaves are unknown.
 * @throws TypeError in a worker thread, which has no own working folder.
 */
export function inProcessRunner(): InProcessRunner {
  if (!isMainThread)
    throw new TypeError("a library in this process takes a working folder, which worker threads lack: pool: 'forks'");
  let last: Promise<unknown> = Promise.resolve();
  return (work, at) => {
    if (at.stop) return Promise.reject(new NotApplicable('a library in this process cannot be killed'));
    if (at.stdin !== undefined && at.stdin !== 'closed')
      return Promise.reject(new NotApplicable('a library in this process has no standard input of its own'));
    const run = last.then(() => runAt(work, at));
    last = run.catch(() => {});
    return run;
  };
}

async function runAt(work: () => Promise<unknown>, at: Place): ReturnType<InProcessRunner> {
  for (const folder of [at.folder, at.home, at.temporary]) mkdirSync(folder, { recursive: true });
  const watched = () => folderSnapshot([at.home, at.temporary, ...(at.watched ?? [])], at.folder);
  const snapshot = await watched();
  const [stdout, stderr] = [new OutputListener(at.secrets), new OutputListener(at.secrets)];
  const ended = Promise.withResolvers<ProgramEnd>();
  const leave = enter(at, stdout, stderr, (code) => ended.resolve({ by: 'exit', code }));
  const begunMs = performance.now();
  const late = setTimeout(() => ended.resolve({ by: 'limit', limit: 'time' }), at.timeoutMs ?? TIMEOUT_MS);
  let outcome: { value: unknown } | { error: unknown } | undefined;
  const done = async () => {
    try {
      outcome = { value: await work() };
    } catch (error) {
      if (!(error instanceof Exit)) outcome = { error };
    }
    // An exit counts even if the work caught the exception.
    if (outcome) ended.resolve({ by: 'exit', code: 'error' in outcome ? 1 : Number(process.exitCode ?? 0) });
  };
  const working = done();
  const end = await ended.promise;
  // Work that catches an exit runs on; this waits for a moment before leaving its place.
  if (end.by === 'exit') await Promise.race([working, sleep(UNWINDING_MS, undefined, { ref: false })]);
  clearTimeout(late);
  const durationMs = performance.now() - begunMs;
  leave();
  const strayed = changedPaths(snapshot, await watched());
  const printedSecrets = [...new Set([...stdout.printedSecrets, ...stderr.printedSecrets])];
  const words = { stdout: stdout.words(), stderr: stderr.words() };
  return { ended: end, ...words, durationMs, left: [], strayed, printedSecrets, ...outcome };
}

/** Enters a place, and returns the function that leaves it. */
function enter(at: Place, stdout: OutputListener, stderr: OutputListener, exited: (code: number) => void): () => void {
  const { console: outerConsole, process: ownProcess } = globalThis;
  const [folder, env, exit, exitCode] = [ownProcess.cwd(), { ...ownProcess.env }, ownProcess.exit, ownProcess.exitCode];
  const [writeOut, writeErr] = [ownProcess.stdout.write, ownProcess.stderr.write];
  let over = false;
  const writer = (listener: OutputListener) =>
    new Writable({
      write: (bytes: Buffer, _encoding, done) => {
        // A process that has ended prints nothing more.
        if (!over) listener.hear(bytes);
        done();
      },
    });
  const [out, err] = [writer(stdout), writer(stderr)];
  ownProcess.chdir(at.folder);
  Object.assign(ownProcess.env, { HOME: at.home, TMPDIR: at.temporary, LANG: 'C.UTF-8', ...at.env });
  ownProcess.exitCode = undefined;
  ownProcess.exit = (code = ownProcess.exitCode ?? 0) => {
    over = true;
    exited(Number(code));
    throw new Exit(`process.exit(${code})`);
  };
  ownProcess.stdout.write = out.write.bind(out) as typeof ownProcess.stdout.write;
  ownProcess.stderr.write = err.write.bind(err) as typeof ownProcess.stderr.write;
  globalThis.console = new Console(out, err);
  return () => {
    ownProcess.chdir(folder);
    for (const name of Object.keys(ownProcess.env)) if (!Object.hasOwn(env, name)) delete ownProcess.env[name];
    Object.assign(ownProcess.env, env);
    ownProcess.exitCode = exitCode;
    ownProcess.exit = exit;
    ownProcess.stdout.write = writeOut;
    ownProcess.stderr.write = writeErr;
    globalThis.console = outerConsole;
  };
}
