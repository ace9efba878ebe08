import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { LabError } from '../lab-error.ts';
import {
  changedPaths,
  type FolderSize,
  type FolderSnapshot,
  folderSize,
  folderSnapshot,
} from '../place/folder-snapshot.ts';
import type { Place } from '../place/place.ts';
import { commandLineOfProcess } from '../process/process-group.ts';
import { processorWaitMs } from '../process/processor-wait.ts';
import { ShellCommand, type ShellExit } from '../process/shell-command.ts';
import { isShellOfOneProgram, killBelow, signalled } from './kill-below.ts';
import { OutputListener } from './output-listener.ts';
import { pathWithPackagePrograms } from './package-path.ts';
import type { ProgramEnd, ProgramResult } from './program-result.ts';
import type { ProgramRunner } from './program-runner.ts';
import { shellLine, terminalLine } from './shell-line.ts';
import { Typist } from './typist.ts';

/** The limits of a run. */
export interface ProgramLimits {
  /** The limit on both streams together. */
  readonly outputBytes: number;
  /** The limit on the working folder, HOME and TMPDIR together. */
  readonly folder: FolderSize;
}

const LIMITS: ProgramLimits = { outputBytes: 8 * 2 ** 20, folder: { bytes: 64 * 2 ** 20, entries: 20_000 } };
const TIMEOUT_MS = 60_000;
/** How often the size of the folders is checked. */
const LOOK_MS = 500;
/** How long processes of a program may outlive it before they count as left behind. */
const LEFT_AFTER_MS = 2000;
/** How long the system may take to reap killed processes. */
const REAPED_WITHIN_MS = 5000;
const PAUSE_MS = 20;

/**
 * Makes a runner of programs. A change in a folder while several programs run is attributed to each of them. `from`: a
 * folder whose packages have their programs on the path.
 */
export function programRunner(limits: ProgramLimits = LIMITS, from?: string): ProgramRunner {
  const path = from === undefined ? process.env.PATH : pathWithPackagePrograms(from, process.env.PATH);
  // The state that one run leaves in the tool's folders is the initial state of the next run.
  const snapshots = new Map<string, FolderSnapshot>();
  return async (argv, at) => {
    for (const folder of [at.folder, at.home, at.temporary]) mkdirSync(folder, { recursive: true });
    const tools = (at.watched ?? []).join('\0');
    const ownFolders = await folderSnapshot([at.home, at.temporary]);
    const tool = snapshots.get(tools) ?? (await folderSnapshot(at.watched ?? [], at.folder));
    const ran = await run(argv, at, limits, path);
    const toolAfter = await folderSnapshot(at.watched ?? [], at.folder);
    snapshots.set(tools, toolAfter);
    const strayed = [
      ...changedPaths(ownFolders, await folderSnapshot([at.home, at.temporary])),
      ...changedPaths(tool, toolAfter),
    ];
    return { ...ran, strayed };
  };
}

async function run(
  argv: readonly [string, ...string[]],
  at: Place,
  limits: ProgramLimits,
  path: string | undefined,
): Promise<Omit<ProgramResult, 'strayed'>> {
  const { stdin = 'closed', timeoutMs = TIMEOUT_MS } = at;
  const folders = [at.folder, at.home, at.temporary];
  const terminal = typeof stdin === 'object' && 'terminal' in stdin ? stdin.terminal : undefined;
  // Between two checks a single file may grow beyond the limit of all folders.
  const line = shellLine(argv, limits.folder.bytes * 2);
  const begunMs = performance.now();
  const command = begin(terminal ? terminalLine(line) : line, at, stdin !== 'closed', path);
  const stopped = Promise.withResolvers<ProgramEnd>();
  const stop = (limit: 'time' | 'output' | 'folder' | 'asked') => stopped.resolve({ by: 'limit', limit });

  const [stdout, stderr] = [new OutputListener(at.secrets), new OutputListener(at.secrets)];
  const typist = new Typist(
    terminal ?? [],
    (keys) => command.input?.write(keys),
    () => stop('asked'),
  );
  let isOver = false;
  const hear = (listener: OutputListener) => (bytes: Buffer) => {
    if (isOver) return;
    listener.hear(bytes);
    if (stdout.size + stderr.size > limits.outputBytes) stop('output');
  };
  command.output?.on('data', hear(stdout)).on('data', (bytes: Buffer) => typist.hear(bytes));
  command.errors?.on('data', hear(stderr));
  if (typeof stdin === 'object' && 'says' in stdin) say(command.input, stdin);
  if (at.heard) command.output?.on('data', () => at.heard!(stdout.words().text));

  const over = new AbortController();
  const abort = () => stopped.resolve({ by: 'stopped' });
  if (at.stop?.aborted) abort();
  at.stop?.addEventListener('abort', abort, { signal: over.signal });
  const late = setTimeout(() => stop('time'), timeoutMs);
  void overfull(folders, limits.folder, over.signal).then((full) => full && stop('folder'));

  let ended: ProgramEnd;
  try {
    ended = await Promise.race([command.exited.then(asEnded), stopped.promise]);
  } finally {
    clearTimeout(late);
    typist.end();
    over.abort();
  }
  const durationMs = performance.now() - begunMs;
  const byItself = ended.by === 'exit' || ended.by === 'signal';
  const behind = byItself ? await leftBehind(command) : [];
  if (byItself) await command.saidAll();
  const killed = byItself ? [] : command.running();
  const isLate = ended.by === 'limit' && ended.limit === 'time';
  const starvedMs = isLate ? processorWaitMs(killed.map(({ pid }) => pid)) : 0;
  // The shell may say that its program was killed, which is no word of the program.
  isOver = !byItself;
  if (!byItself && !terminal && isShellOfOneProgram(command, argv)) await killBelow(command, killed);
  const allEnded = await command.stop(0, AbortSignal.abort());
  await reaped(killed);
  // The program may have ended between two checks.
  if (byItself && stdout.size + stderr.size > limits.outputBytes) ended = { by: 'limit', limit: 'output' };
  else if (byItself && (await isFull(folders, limits.folder))) ended = { by: 'limit', limit: 'folder' };
  const left = allEnded ? behind : [...new Set([...behind, ...commandLines(command)])];
  const printedSecrets = [...new Set([...stdout.printedSecrets, ...stderr.printedSecrets])];
  const starved = starvedMs > 0 ? { starvedMs } : {};
  return { ended, stdout: stdout.words(), stderr: stderr.words(), durationMs, ...starved, left, printedSecrets };
}

/** Writes a text to the standard input, and ends it if required. */
function say(
  input: ShellCommand['input'],
  { says, until }: { readonly says: string; readonly until?: AbortSignal },
): void {
  if (!until || until.aborted) {
    input?.end(says);
    return;
  }
  input?.write(says);
  until.addEventListener('abort', () => input?.end(), { once: true });
}

/**
 * @throws LabError where no process can be started.
 */
function begin(line: string, at: Place, spoken: boolean, PATH: string | undefined): ShellCommand {
  const env = { ...(PATH === undefined ? {} : { PATH }), HOME: at.home, TMPDIR: at.temporary, LANG: 'C.UTF-8' };
  try {
    const { followed = true } = at;
    return new ShellCommand(line, { cwd: at.folder, spoken, followed, env: { ...env, ...at.env } });
  } catch (cause) {
    throw new LabError(`the program could not be started: ${(cause as Error).message}`, { cause });
  }
}

/**
 * @throws LabError where no process was started.
 */
function asEnded(exited: ShellExit): ProgramEnd {
  if ('error' in exited) throw new LabError(`the program could not be started: ${exited.error.message}`);
  return 'code' in exited ? { by: 'exit', code: exited.code } : { by: 'signal', signal: exited.signal };
}

/** The command lines of processes that still run some time after the program has ended. */
async function leftBehind(command: ShellCommand): Promise<readonly string[]> {
  for (const until = performance.now() + LEFT_AFTER_MS; performance.now() < until; await sleep(PAUSE_MS))
    if (command.running().length === 0) return [];
  return commandLines(command);
}

/**
 * Waits until the killed processes no longer look alive: a process that has ended keeps its id until it is reaped, and
 * lock files contain ids.
 */
async function reaped(killed: readonly { readonly pid: number }[]): Promise<void> {
  const until = performance.now() + REAPED_WITHIN_MS;
  while (killed.some(({ pid }) => signalled(pid, 0)) && performance.now() < until) await sleep(PAUSE_MS);
}

const commandLines = (command: ShellCommand): readonly string[] =>
  command
    .running()
    .map(({ pid }) => commandLineOfProcess(pid))
    .filter((line) => line !== '');

const isFull = async (folders: readonly string[], limit: FolderSize): Promise<boolean> => {
  const { bytes, entries } = await folderSize(folders, limit);
  return bytes > limit.bytes || entries > limit.entries;
};

/** Resolves with whether folders exceeded their limit before the signal aborted. */
async function overfull(folders: readonly string[], limit: FolderSize, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (await isFull(folders, limit)) return true;
    await sleep(LOOK_MS, undefined, { signal }).catch(() => {});
  }
  return false;
}
