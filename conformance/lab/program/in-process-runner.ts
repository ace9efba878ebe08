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
/** How long work may take to come to its end when it has exited. */
const UNWINDING_MS = 100;
/** What `process.exit` throws, so that what called it goes no further. */
class Exit extends Error {}

/**
 * Makes what runs work in this process as if it were a program at a place: with its working folder, environment and words.
 * One at a time, since a process has but one of each. What a process alone can show is not applicable: it is neither killed
 * nor spoken to, and nothing tells what it leaves running.
 *
 * @throws TypeError in a worker thread, which has no working folder of its own.
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
  for (const one of [at.folder, at.home, at.temporary]) mkdirSync(one, { recursive: true });
  const watched = () => folderSnapshot([at.home, at.temporary, ...(at.watched ?? [])], at.folder);
  const before = await watched();
  const [stdout, stderr] = [new OutputListener(at.secrets), new OutputListener(at.secrets)];
  const ended = Promise.withResolvers<ProgramEnd>();
  const leave = enter(at, stdout, stderr, (code) => ended.resolve({ by: 'exit', code }));
  const begunMs = performance.now();
  const late = setTimeout(() => ended.resolve({ by: 'limit', limit: 'time' }), at.timeoutMs ?? TIMEOUT_MS);
  let came: { value: unknown } | { error: unknown } | undefined;
  const done = async () => {
    try {
      came = { value: await work() };
    } catch (error) {
      if (!(error instanceof Exit)) came = { error };
    }
    // An exit that was caught is an exit all the same.
    if (came) ended.resolve({ by: 'exit', code: 'error' in came ? 1 : Number(process.exitCode ?? 0) });
  };
  const working = done();
  const end = await ended.promise;
  // What catches an exit goes on, for as long as this process has it at its place.
  if (end.by === 'exit') await Promise.race([working, sleep(UNWINDING_MS, undefined, { ref: false })]);
  clearTimeout(late);
  const durationMs = performance.now() - begunMs;
  leave();
  const strayed = changedPaths(before, await watched());
  const told = [...new Set([...stdout.told, ...stderr.told])];
  const words = { stdout: stdout.words(), stderr: stderr.words() };
  return { ended: end, ...words, durationMs, left: [], strayed, told, ...came };
}

/** Takes the place, and gives what leaves it again. */
function enter(at: Place, stdout: OutputListener, stderr: OutputListener, exited: (code: number) => void): () => void {
  const { console: outer, process: own } = globalThis;
  const [folder, env, exit, exitCode] = [own.cwd(), { ...own.env }, own.exit, own.exitCode];
  const [writeOut, writeErr] = [own.stdout.write, own.stderr.write];
  let over = false;
  const said = (listener: OutputListener) =>
    new Writable({
      write: (bytes: Buffer, _encoding, done) => {
        // A process that has ended says nothing more.
        if (!over) listener.hear(bytes);
        done();
      },
    });
  const [out, err] = [said(stdout), said(stderr)];
  own.chdir(at.folder);
  Object.assign(own.env, { HOME: at.home, TMPDIR: at.temporary, LANG: 'C.UTF-8', ...at.env });
  own.exitCode = undefined;
  own.exit = (code = own.exitCode ?? 0) => {
    over = true;
    exited(Number(code));
    throw new Exit(`process.exit(${code})`);
  };
  own.stdout.write = out.write.bind(out) as typeof own.stdout.write;
  own.stderr.write = err.write.bind(err) as typeof own.stderr.write;
  globalThis.console = new Console(out, err);
  return () => {
    own.chdir(folder);
    for (const name of Object.keys(own.env)) if (!Object.hasOwn(env, name)) delete own.env[name];
    Object.assign(own.env, env);
    own.exitCode = exitCode;
    own.exit = exit;
    own.stdout.write = writeOut;
    own.stderr.write = writeErr;
    globalThis.console = outer;
  };
}
