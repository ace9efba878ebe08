/** Containers of an image, by the command line of their engine. */

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { type Names, toolName } from '../names.ts';
import type { Run } from '../run.ts';
import type { RunRecorder } from '../run-recorder.ts';
import { atExit } from './container-removal.ts';
import { askEngine, type EngineSettings, engineArgv, hasEndedWell, lastLineOf } from './engine.ts';
import type { OpenContainer } from './image-access.ts';

/** How containers are started, and spoken of. */
export interface ContainerSettings extends EngineSettings {
  /** Of the image. */
  readonly reference: string;
  readonly names: Names;
  readonly runs: RunRecorder;
}

/** An image that the engine has. */
export interface PulledImage {
  readonly engine: string;
  readonly port: number;
  /** Where a path begins that is not absolute. */
  readonly folder: string;
}

const LOOK_MS = 100;
/** What `docker run` ends with where the engine itself failed ("Exit status"). */
const ENGINE_FAILED = 125;
/** Beyond what a chain may take: for what is asked of it afterwards. */
const ASKED_MS = 60_000;
/** A container that was taken away ends the command that had started it. */
const ENDED_WITHIN_MS = 10_000;

/** How long a container is waited for. */
export interface ContainerPatience {
  readonly withinMs: number;
  readonly signal: AbortSignal;
}

/** Starts one in the foreground. @throws TransportFailure where the engine itself fails, or no container comes in time. */
export async function startContainer(
  way: ContainerSettings,
  ready: PulledImage,
  args: readonly string[],
  ports: readonly number[],
  patience: ContainerPatience,
): Promise<OpenContainer | Run> {
  const { withinMs } = patience;
  const name = `touchstone-${randomUUID()}`;
  const { engine } = ready;
  // Of this machine alone, at ports that are free.
  const published = ports.flatMap((port) => ['--publish', `127.0.0.1::${port}`]);
  const words = ['run', '--rm', '--name', name, ...published, way.reference, ...args];
  const takeAway = atExit(engineArgv(engine, ['rm', '--force', name]), way.place.env);
  const gone = new AbortController();
  const at = { ...way.place, timeoutMs: withinMs + ASKED_MS, stop: gone.signal };
  // In the foreground, so that its words and its end are heard.
  const run = way.runs.record({ argv: [engine, ...words] }, at, () => way.program(engineArgv(engine, words), at));
  const close = async (): Promise<Run> => {
    await takeAway();
    const late = setTimeout(() => gone.abort(), ENDED_WITHIN_MS);
    return run.finally(() => clearTimeout(late));
  };
  const addresses = await reachable(way, ready, name, ports, run, patience);
  if (typeof addresses === 'string') {
    const of = await close();
    if (addresses === 'late')
      throw new TransportFailure('timeout', `${engine} run ${way.reference}: no container within ${withinMs / 1000} s`);
    if (of.ended.by === 'exit' && of.ended.code === ENGINE_FAILED)
      throw new TransportFailure('refused', `${engine} run ${way.reference}: ${lastLineOf(of)}`);
    return of;
  }
  return { at: addresses, run, read: (file) => contentOf(way, ready, name, file), close };
}

/** Where the ports of a container are, as soon as it runs. */
async function reachable(
  way: ContainerSettings,
  { engine }: PulledImage,
  name: string,
  ports: readonly number[],
  run: Promise<Run>,
  { withinMs, signal }: ContainerPatience,
): Promise<ReadonlyMap<number, string> | 'ended' | 'late'> {
  let over = false;
  const ended = run.then(
    () => (over = true),
    () => (over = true),
  );
  const found = new Map<number, string>();
  const until = performance.now() + withinMs;
  while (!over && !signal.aborted && performance.now() < until) {
    for (const port of ports) {
      if (found.has(port)) continue;
      const { stdout } = await askEngine(way, engine, ['port', name, `${port}/tcp`]);
      const [, host] = /:(\d+)\s*$/m.exec(stdout.text) ?? [];
      if (host !== undefined) found.set(port, `http://127.0.0.1:${host}`);
    }
    if (found.size === ports.length) return found;
    await Promise.race([ended, sleep(LOOK_MS)]);
  }
  return over ? 'ended' : 'late';
}

/** A file of a running container: as a program in it has it, or, where there is no `cat` in it, as a copy. */
async function contentOf(
  way: ContainerSettings,
  ready: PulledImage,
  name: string,
  file: string,
): Promise<string | undefined> {
  const { engine, folder } = ready;
  const path = posix.resolve(folder, toolName(way.names.files, file) ?? file);
  const shown = await askEngine(way, engine, ['exec', name, 'cat', path]);
  if (hasEndedWell(shown) && shown.stdout.size === Buffer.byteLength(shown.stdout.text)) return shown.stdout.text;
  const copy = join(way.place.folder, `${name}-${posix.basename(path)}`);
  const copied = await askEngine(way, engine, ['cp', `${name}:${path}`, copy]);
  return hasEndedWell(copied) ? readFile(copy, 'utf8').catch(() => undefined) : undefined;
}
